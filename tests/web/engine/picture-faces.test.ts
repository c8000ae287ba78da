// Faces found in pictures: in a worker that is started for them.

import { describe, expect, it } from "vitest";

import { createPictureReader } from "../../../web/engine/picture-faces";
import { FAKE_FACE } from "./fakes/fake-scan";
import { FakeWorker } from "./fakes/fake-worker";
import { useFakes } from "./fakes/solver-on-fakes";

const PICTURE = { pixels: new Uint8ClampedArray(16).fill(7), width: 2, height: 2 };

useFakes();

describe("a reader of pictures", () => {
  it("finds a face, or none, with a guide or without", async () => {
    const reader = await createPictureReader();
    const guide = [0, 0, 1, 0, 1, 1, 0, 1];
    expect(await reader.findFace(PICTURE)).toEqual(FAKE_FACE);
    expect(await reader.findFace(PICTURE, { guide })).toEqual(FAKE_FACE);
    const black = { ...PICTURE, pixels: new Uint8ClampedArray(16) };
    expect(await reader.findFace(black)).toBeUndefined();
    const { pictures, isOfScan } = FakeWorker.started.at(-1)!;
    expect(isOfScan).toBe(true);
    expect(pictures.map(({ guide }) => guide)).toEqual([[], guide, []]);
    expect(pictures.map(({ inRow }) => inRow)).toEqual([3, 3, 3]);
    reader.terminate();
  });

  it("looks for the faces of a 2x2x2 if it was created for that puzzle", async () => {
    const reader = await createPictureReader({ puzzle: "2x2x2" });
    await reader.findFace(PICTURE);
    expect(FakeWorker.started.at(-1)!.pictures).toEqual([
      { width: 2, height: 2, inRow: 2, guide: [] },
    ]);
    reader.terminate();
  });

  it("refuses a picture that lacks pixels", async () => {
    const reader = await createPictureReader();
    await expect(reader.findFace({ ...PICTURE, height: 3 })).rejects.toMatchObject({
      code: "option",
    });
    reader.terminate();
  });

  it("ends its worker when terminated, and rejects pending and later calls", async () => {
    const reader = await createPictureReader();
    const found = reader.findFace(PICTURE);
    reader.terminate();
    await expect(found).rejects.toMatchObject({ code: "disposed" });
    await expect(reader.findFace(PICTURE)).rejects.toMatchObject({ code: "disposed" });
    expect(FakeWorker.started.at(-1)!.isTerminated).toBe(true);
  });

  it("rejects a call whose signal is aborted", async () => {
    const reader = await createPictureReader();
    const found = reader.findFace(PICTURE, { signal: AbortSignal.abort() });
    await expect(found).rejects.toMatchObject({ name: "AbortError" });
    reader.terminate();
  });

  it("is not created when its module cannot be loaded", async () => {
    FakeWorker.bundleFails = "all";
    await expect(createPictureReader()).rejects.toMatchObject({ code: "bundle-failed" });
    expect(FakeWorker.started.at(-1)!.isTerminated).toBe(true);
  });
});
