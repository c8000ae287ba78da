// A scan from the first face to the cube: which faces were taken, and what to tell the person.

import type { Face } from "../core/faces";
import type { CubeScan, PossibleCube, ScanReadings } from "../core/scan";
import { isInGuide, type Size } from "./camera/picture-size";
import { readPhotograph } from "./photographs/photographs";
import { ASKED_FACES, type AskedFaces, type Step } from "./taking/asked-faces";
import { centerColor, type CenterColor } from "./taking/color-names";
import { isSameFace, type FaceColors } from "./taking/face-colors";
import { judgeFit } from "./taking/fit";
import type { FaceInPicture } from "../core/picture-face";
import type { PictureReader } from "../engine/picture-faces";
import { isCertain, SteadyFace } from "./taking/steady-face";
import { TakenFaces } from "./taking/taken-faces";
import { possibleWith, questionAbout, type Question } from "./taking/which-cube";

/** Names of files without a face, with a face that had been taken already, and that are not pictures. */
interface PhotographsSaid {
  kind: "photographs";
  without: string[];
  again: string[];
  unreadable: string[];
  /** Whether those after it were not read. */
  isStopped: boolean;
}

/** What the person was told last. */
export type Said =
  /** How many faces there are. */
  | { kind: "count" }
  /** No face was seen for a while. */
  | { kind: "not-found" }
  /** This face has been taken already. */
  | { kind: "there-already" }
  /** The same for a face that the person asked to take: another press takes it. */
  | { kind: "alike"; colors: FaceColors }
  /** Nothing could be read in the square. */
  | { kind: "unread" }
  /** A face was removed. `from`: its number (1..6) if those after it are gone as well. */
  | { kind: "removed"; color: CenterColor | undefined; from: number | undefined }
  | { kind: "reading"; done: number; count: number }
  | PhotographsSaid
  | { kind: "working" }
  /** These faces are not of one cube. `place`: the face that is most likely wrong. */
  | { kind: "misfit"; scan: CubeScan; place: number | undefined }
  /** These faces make more than one cube, `possible`. */
  | { kind: "question"; question: Question; scan: CubeScan; possible: readonly PossibleCube[] }
  | { kind: "failed" };

export interface SessionEvents {
  /** What to show has changed. */
  changed(): void;
  /** A face was taken. */
  taken(): void;
  /** The cube is found. */
  found(scan: CubeScan): void;
}

/** What a frame shows. */
export interface FaceSeen {
  /** The face in it; `undefined` also for what hardly looks like one. */
  face: FaceInPicture | undefined;
  /** How much of the time for which it must be steady has passed, 0..1. */
  share: number;
  /** Whether it was taken. */
  isTaken: boolean;
}

const NOT_FOUND_MS = 6_000;
// If every sticker has at least this cost (core/scan.ts), the remaining faces need not be shown.
const SETTLED_COST = 6;

export class ScanSession {
  readonly #scan: (readings: ScanReadings) => Promise<CubeScan>;
  readonly #events: SessionEvents;
  readonly #asked: AskedFaces;
  readonly #faces: TakenFaces;
  readonly #steady = new SteadyFace();
  #said: Said = { kind: "count" };
  #foundMs: number | undefined;
  // A face was removed, and the one before the camera is most likely not the one that is asked for.
  #waitsForNone = false;
  // The colours of the centres, as far as their faces have been put together.
  readonly #colors = new WeakMap<FaceColors, CenterColor>();
  #unread: readonly string[] = [];
  // The smallest number of faces did not settle the cube.
  #needsMore = false;

  constructor(
    scan: (readings: ScanReadings) => Promise<CubeScan>,
    events: SessionEvents,
    asked = ASKED_FACES["3x3x3"],
    faces = new TakenFaces(asked),
  ) {
    this.#scan = scan;
    this.#events = events;
    this.#asked = asked;
    this.#faces = faces;
  }

  /** The places of those faces that are needed, as far as that is known. */
  get places(): readonly (FaceColors | undefined)[] {
    const { places, count } = this.#faces;
    return this.#needsMore || count > this.#asked.fewest
      ? places
      : places.slice(0, this.#asked.fewest);
  }

  /** Whether the faces come in an order, each the same way up. */
  get isInOrder(): boolean {
    return this.#asked.isInOrder;
  }

  /** How the next face is reached from the last; `undefined` if in no particular way, or if there is none yet. */
  get step(): Step | undefined {
    return this.isWhole ? undefined : this.#asked.stepTo(this.count);
  }

  get count(): number {
    return this.#faces.count;
  }

  get isWhole(): boolean {
    return this.#faces.isWhole;
  }

  get said(): Said {
    return this.#said;
  }

  /** Names of photographs that were not read, since all faces are there. */
  get unread(): readonly string[] {
    return this.#unread;
  }

  /** The colour of the face's centre; `undefined` before the face has been put together with the others. */
  colorOf(place: number): CenterColor | undefined {
    const face = this.#faces.places[place];
    return face && this.#colors.get(face);
  }

  /** Takes notice of what is in a frame of this size, and takes the face once it is steady. */
  look(found: FaceInPicture | undefined, timeMs: number, size: Size): FaceSeen {
    if (this.isAtWork) return { face: undefined, share: 0, isTaken: false };
    const isHeld = found !== undefined && isInGuide(found.corners, size);
    // Only in the square: a sixth of all rooms have something like four stickers (tests/cpp/scan/find_face_test.cpp).
    const seen = this.isInOrder && !isHeld ? undefined : found;
    const face = seen && isCertain(seen, isHeld) ? seen : undefined;
    this.#watchFor(face, timeMs);
    this.#waitsForNone &&= seen !== undefined;
    if (this.#waitsForNone) return { face, share: 0, isTaken: false };
    const now = face?.stickers.map(({ color }) => color);
    if (now && this.#faces.has(now)) {
      this.#steady.forget();
      const { last } = this.#faces;
      const isLast = last && isSameFace(last, now);
      if (!isLast && this.#isAsking) this.#say({ kind: "there-already" });
      return { face, share: 1, isTaken: true };
    }
    const { share, colors } = this.#steady.see(face, timeMs, isHeld);
    if (this.#said.kind === "there-already" && face) this.#say({ kind: "count" });
    if (!colors) return { face, share, isTaken: false };
    this.#take(colors);
    return { face, share: 1, isTaken: true };
  }

  /** Call it when no frames come for a while: that time does not count. */
  rest(): void {
    this.#steady.forget();
    this.#foundMs = undefined;
  }

  /** Takes the face that a person asks to take, whatever it looks like. */
  takeAsked(face: FaceInPicture | undefined): void {
    if (this.isAtWork) return;
    this.#waitsForNone = false;
    const colors = face?.stickers.map(({ color }) => color) ?? [];
    if (!colors.some(Boolean)) this.#say({ kind: "unread" });
    else if (this.#faces.has(colors) && !this.#isVouchedFor(colors))
      this.#say({ kind: "alike", colors });
    else this.#take(colors, { isAsked: true });
  }

  /** Removes a face, so that it can be taken again; where they come in an order, with those after it. */
  remove(place: number): void {
    const color = this.colorOf(place);
    this.#faces.remove(place);
    this.#steady.forget();
    this.#waitsForNone = this.isInOrder;
    this.#say({ kind: "removed", color, from: this.isInOrder ? place + 1 : undefined });
  }

  /** Removes all faces. */
  startAgain(): void {
    this.#removeAll();
    this.#steady.forget();
    this.#waitsForNone = this.isInOrder;
    this.#say({ kind: "count" });
  }

  /**
   * Takes the faces in these files until all places are filled. Where faces come in an order, it stops at a file without
   * the next one, whose place the face after it would get. If all places are filled, as many as are needed replace all
   * faces, and a single one the face that is most likely wrong; others are not read. @throws what the reader throws.
   */
  async readPhotographs(
    files: readonly File[],
    reader: PictureReader,
    signal: AbortSignal,
  ): Promise<void> {
    const [without, again, unreadable]: [string[], string[], string[]] = [[], [], []];
    const told = this.#said.kind === "photographs" ? this.#said.again : [];
    const areToldOf = files.every(({ name }) => told.includes(name));
    // Whoever chooses such a picture once more, alone or as the next one, vouches that it is of another face.
    const isVouched = ({ name }: File, place: number) =>
      told.includes(name) && (areToldOf || (this.isInOrder && place === 0));
    const inOrder = this.isInOrder ? files.toSorted(byName) : files;
    let result: Said = { kind: "count" };
    if (this.isWhole && !this.#makeRoom(files.length)) {
      this.#unread = files.map(({ name }) => name);
      this.#events.changed();
      return;
    }
    try {
      for (const [done, file] of inOrder.entries()) {
        if (this.isWhole) break;
        this.#say({ kind: "reading", done, count: files.length });
        const photographed = await readPhotograph(file, reader, signal);
        if (signal.aborted) return;
        if (photographed.kind === "none") without.push(file.name);
        else if (photographed.kind === "unreadable") unreadable.push(file.name);
        else if (!this.#faces.take(photographed.colors, { isAsked: isVouched(file, done) }))
          again.push(file.name);
        else {
          this.#events.taken();
          continue;
        }
        const isStopped = this.isInOrder && done + 1 < files.length;
        result = { kind: "photographs", without, again, unreadable, isStopped };
        if (isStopped) break;
      }
    } finally {
      this.#say(result);
    }
    this.#finishIfEnough(result);
  }

  // Whether there is a place for that many faces.
  #makeRoom(count: number): boolean {
    const faulty = this.#said.kind === "misfit" ? this.#said.place : undefined;
    if (count >= this.#asked.fewest) this.#removeAll();
    else if (count === 1 && faulty !== undefined && !this.isInOrder) this.#faces.remove(faulty);
    return !this.isWhole;
  }

  // Another press for the same face.
  #isVouchedFor(colors: FaceColors): boolean {
    return this.#said.kind === "alike" && isSameFace(this.#said.colors, colors);
  }

  #removeAll(): void {
    for (const place of this.#faces.places.keys()) this.#faces.remove(place);
  }

  #take(colors: FaceColors, { isAsked = false } = {}): void {
    this.#steady.forget();
    if (!this.#faces.take(colors, { isAsked })) return;
    this.#events.taken();
    this.#say({ kind: "count" });
    this.#finishIfEnough();
  }

  // `otherwise` is told if more faces are needed.
  #finishIfEnough(otherwise: Said = { kind: "count" }): void {
    if (this.count >= this.#asked.fewest) void this.#finish(otherwise);
  }

  /** Whether no face is taken at the moment. */
  get isAtWork(): boolean {
    return this.isWhole || ["reading", "working", "failed"].includes(this.#said.kind);
  }

  // What the person was told last asks for another face.
  get #isAsking(): boolean {
    return ["count", "removed"].includes(this.#said.kind);
  }

  async #finish(otherwise: Said): Promise<void> {
    const { places, readings, faces } = this.#faces;
    this.#say({ kind: "working" });
    try {
      const scan = await this.#scan(readings);
      // A face may have been removed meanwhile.
      if (places !== this.#faces.places) return;
      this.#nameFaces(scan);
      const { isGood, faultyFace } = judgeFit(faces, scan);
      this.#needsMore = !this.isWhole && (!isGood || !isSettled(scan));
      if (this.#needsMore) this.#say(otherwise);
      else if (isGood) this.#ask(scan, scan.possible);
      else this.#say({ kind: "misfit", scan, place: this.#placeOf(faultyFace) });
    } catch {
      if (places === this.#faces.places) this.#say({ kind: "failed" });
    }
  }

  // A 2x2x2 has no centres.
  #nameFaces(scan: CubeScan): void {
    if (this.isInOrder) return;
    for (const { face, from } of scan.faces) {
      const colors = this.#faces.places[this.#placeOf(from)!];
      if (colors) this.#colors.set(colors, centerColor(scan, face));
    }
  }

  #placeOf(face: Face | undefined): number | undefined {
    return face && this.#asked.faces.findIndex((asked) => asked.face === face);
  }

  #ask(scan: CubeScan, possible: readonly PossibleCube[]): void {
    const question = questionAbout(possible);
    if (question) this.#say({ kind: "question", question, scan, possible });
    else this.#events.found({ ...scan, ...possible[0], possible });
  }

  /** Goes on with the six faces although they fit no cube. */
  useAnyway(): void {
    if (this.#said.kind === "misfit") this.#ask(this.#said.scan, this.#said.scan.possible);
  }

  /** Answers the question with the face whose centre has that colour; `undefined` if the person cannot tell. */
  answer(color: Face | undefined): void {
    if (this.#said.kind !== "question") return;
    const { question, scan, possible } = this.#said;
    if (color) {
      this.#ask(scan, possibleWith(possible, question.sticker, color));
      return;
    }
    const [{ facelets, doubtful: own }] = possible as readonly [PossibleCube];
    const differs = (place: number) =>
      possible.some((other) => other.facelets[place] !== facelets[place]);
    const doubtful = Array.from(facelets, (_, place) => place).filter(
      (place) => own.includes(place) || differs(place),
    );
    this.#events.found({ ...scan, facelets, doubtful, possible });
  }

  /** Tries to find the cube if there are faces enough: once more, or from faces that there were before. */
  tryAgain(): void {
    this.#finishIfEnough();
  }

  #watchFor(face: FaceInPicture | undefined, timeMs: number): void {
    this.#foundMs ??= timeMs;
    if (face) {
      this.#foundMs = timeMs;
      if (this.#said.kind === "not-found") this.#say({ kind: "count" });
    } else if (timeMs - this.#foundMs > NOT_FOUND_MS && this.#isAsking) {
      this.#say({ kind: "not-found" });
    }
  }

  #say(said: Said): void {
    this.#said = said;
    this.#unread = [];
    this.#events.changed();
  }
}

// In the order in which cameras number files.
function byName(one: File, other: File): number {
  return one.name.localeCompare(other.name, "en", { numeric: true });
}

function isSettled({ stickers }: CubeScan): boolean {
  return stickers.every(({ cost }) => cost >= SETTLED_COST);
}
