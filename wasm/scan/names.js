// The names that wasm/scan.d.ts declares, made of the functions of bindings.cpp. It becomes a part of the bundle's glue,
// so that what is named here without a declaration is Emscripten's.

/** The address of a number among all. */
const floatIndex = (address) => address / 4;

/** Reads numbers one after the other from an address on. */
function numbersAt(address) {
  let next = floatIndex(address);
  return () => HEAPF32[next++];
}

function times(count, make) {
  return Array.from({ length: count }, (_, index) => make(index));
}

const FACE_LETTERS = "URFDLB";
const COLOR_LETTERS = "WRGYOB";

const listed = (flags) => flags.flatMap((flag, index) => (flag ? [index] : []));

Module["scan"] = (readings, isAnyOrder) => {
  HEAPF32.set(readings, floatIndex(_Readings()));
  const stickerCount = readings.length / 3;
  const next = numbersAt(stickerCount === 24 ? _ScanPocketCube() : _Scan(isAnyOrder));
  const nextFace = () => FACE_LETTERS[next()];
  const isExact = next() === 1;
  const scheme = times(6, () => COLOR_LETTERS[next()]).join("");
  const faces = times(6, (place) => ({
    face: FACE_LETTERS[place],
    from: nextFace(),
    quarterTurns: next(),
  }));
  const isDoubtful = [];
  const stickers = times(stickerCount, () => {
    const sticker = { next: nextFace(), cost: next() };
    isDoubtful.push(next());
    return sticker;
  });
  const possible = times(next(), () => ({
    facelets: times(stickerCount, nextFace).join(""),
    doubtful: listed(times(stickerCount, next)),
  }));
  const { facelets } = possible[0];
  return { facelets, doubtful: listed(isDoubtful), stickers, possible, scheme, faces, isExact };
};

Module["reservePicture"] = (width, height) => _ReservePicture(width, height);

Module["findFace"] = (width, height, inRow, guide) => {
  HEAPF32.set(guide, floatIndex(_Guide()));
  const address = _Find(width, height, inRow, guide.length > 0);
  if (address === 0) return null;
  const next = numbersAt(address);
  const certainty = next();
  const corners = times(8, next);
  const stickers = times(inRow * inRow, () => {
    const [x, y, ...color] = times(5, next);
    return { x, y, color: color[0] < 0 ? undefined : color };
  });
  return { corners, stickers, certainty };
};
