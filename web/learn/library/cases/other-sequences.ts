// Other sequences for the cases of CFOP, which lie differently in the hand; found by search and written by
// web/build/sequences/other-sequences.mjs. Not to be changed by hand: a test that runs long makes them again.

/** What is turned: "y" is the whole cube, before all else. */
export type HandlingKind = "R-U" | "R-U-F" | "L-U" | "L-U-F" | "y-L-U";

export interface OtherSequence {
  kind: HandlingKind;
  moves: string;
}

/** By the case; those that are missing have none. */
export const OTHER_SEQUENCES: Readonly<Record<string, readonly OtherSequence[]>> = {
  "f2l-2": [{ kind: "y-L-U", moves: "y U' L' U L" }],
  "f2l-3": [{ kind: "y-L-U", moves: "y L' U' L" }],
  "f2l-6": [{ kind: "y-L-U", moves: "y L' U' L U L' U2 L" }],
  "f2l-8": [{ kind: "y-L-U", moves: "y L' U2 L U L' U2 L" }],
  "f2l-9": [{ kind: "y-L-U", moves: "y U' L' U L U L' U' L" }],
  "f2l-11": [{ kind: "y-L-U", moves: "y U L U2 L2 U' L2 U' L'" }],
  "f2l-12": [{ kind: "R-U", moves: "U' R' U2 R2 U R2 U R" }],
  "f2l-13": [{ kind: "y-L-U", moves: "y L' U L U' L' U' L" }],
  "f2l-16": [{ kind: "y-L-U", moves: "y L' U L' U2 L2 U L2 U L2" }],
  "f2l-18": [{ kind: "y-L-U", moves: "y L' U2 L U L' U' L" }],
  "f2l-20": [{ kind: "y-L-U", moves: "y L' U2 L U' L' U L" }],
  "f2l-22": [{ kind: "y-L-U", moves: "y L' U L U2 L' U' L" }],
  "f2l-24": [{ kind: "y-L-U", moves: "y U' L2 U2 L U L' U L2" }],
  "f2l-25": [{ kind: "R-U", moves: "U R2 U R2 U R U' R U' R2" }],
  "f2l-26": [{ kind: "y-L-U", moves: "y U' L2 U' L2 U' L' U L' U L2" }],
  "f2l-28": [{ kind: "y-L-U", moves: "y L' U L U' L' U L" }],
  "f2l-29": [{ kind: "y-L-U", moves: "y L' U' L U L' U' L" }],
  "f2l-32": [{ kind: "y-L-U", moves: "y U' L2 U' L2 U' L2 U2 L2" }],
  "f2l-33": [{ kind: "y-L-U", moves: "y L' U' L U2 L' U' L" }],
  "f2l-34": [{ kind: "y-L-U", moves: "y L' U L U L' U2 L" }],
  "f2l-38": [{ kind: "y-L-U", moves: "y L' U2 L' U' L U' L' U2 L2" }],
  "f2l-39": [{ kind: "y-L-U", moves: "y L2 U2 L U L' U L U2 L" }],
  "oll-1": [{ kind: "L-U-F", moves: "U' F U2 F2 L F L' U2 F' L F L'" }],
  "oll-2": [
    { kind: "R-U-F", moves: "U' R' F R F' U2 R' F R F2 U2 F" },
    { kind: "L-U-F", moves: "U' L F' L' F U2 L F' L' F2 U2 F'" },
  ],
  "oll-3": [
    { kind: "R-U-F", moves: "U2 R' F2 R2 U2 R' F R U2 R2 F2 R" },
    { kind: "L-U-F", moves: "U2 L F2 L2 U2 L F L' U2 L2 F2 L'" },
  ],
  "oll-4": [
    { kind: "R-U-F", moves: "R' F2 R2 U2 R' F' R U2 R2 F2 R" },
    { kind: "L-U-F", moves: "L F2 L2 U2 L F' L' U2 L2 F2 L'" },
  ],
  "oll-5": [
    { kind: "R-U-F", moves: "U' F' U' F2 R' F' R2 U' R'" },
    { kind: "L-U-F", moves: "L' U' L2 F' L' F2 U' F'" },
  ],
  "oll-6": [
    { kind: "R-U-F", moves: "U2 R U R2 F R F2 U F" },
    { kind: "L-U-F", moves: "U' F U F2 L F L2 U L" },
  ],
  "oll-7": [
    { kind: "R-U-F", moves: "U' F' U2 F U2 F R' F' R" },
    { kind: "L-U-F", moves: "U L F' L' F U2 F U2 F'" },
  ],
  "oll-8": [
    { kind: "R-U-F", moves: "U R' F R F' U2 F' U2 F" },
    { kind: "L-U-F", moves: "U' F U2 F' U2 F' L F L'" },
  ],
  "oll-9": [{ kind: "L-U-F", moves: "U F' U' F L F' L' U L F L'" }],
  "oll-10": [{ kind: "L-U-F", moves: "U2 L U L' F' L F U' F' L' F" }],
  "oll-11": [
    { kind: "R-U-F", moves: "U R' F' U' F2 R' F' R2 U' R' U2 R" },
    { kind: "L-U-F", moves: "U2 F' L' U' L2 F' L' F2 U' F' U2 F" },
  ],
  "oll-12": [{ kind: "L-U-F", moves: "U2 L F U F2 L F L2 U L U2 L'" }],
  "oll-13": [{ kind: "L-U-F", moves: "U L U F U2 F' U' F U F' L'" }],
  "oll-14": [{ kind: "L-U-F", moves: "F' U' L' U2 L U L' U' L F" }],
  "oll-15": [
    { kind: "R-U-F", moves: "F U2 F2 U' F2 R U' R' F2 U F" },
    { kind: "L-U-F", moves: "U L U2 L2 U' L2 F U' F' L2 U L" },
  ],
  "oll-16": [
    { kind: "R-U-F", moves: "U R' U2 R2 U R2 F' U F R2 U' R'" },
    { kind: "L-U-F", moves: "U2 F' U2 F2 U F2 L' U L F2 U' F'" },
  ],
  "oll-17": [
    { kind: "R-U-F", moves: "U' R' F' U2 F2 U R U' R' F' U2 R" },
    { kind: "L-U-F", moves: "U2 L F U2 F2 U' L' U L F U2 L'" },
  ],
  "oll-18": [
    { kind: "R-U-F", moves: "U F' U2 F R U2 R' F' U F2 R' F' R" },
    { kind: "L-U-F", moves: "U' F U2 F' L' U2 L F U' F2 L F L'" },
  ],
  "oll-19": [
    { kind: "R-U-F", moves: "R' U2 F R U R' U' F2 U2 F R" },
    { kind: "L-U-F", moves: "L U2 F' L' U' L U F2 U2 F' L'" },
  ],
  "oll-20": [
    { kind: "R-U-F", moves: "R U' R2 F2 U' R F R' U F2 R2 U R'" },
    { kind: "L-U-F", moves: "L' U L2 F2 U L' F' L U' F2 L2 U' L" },
  ],
  "oll-21": [{ kind: "L-U", moves: "L' U2 L U L' U' L U L' U L" }],
  "oll-22": [{ kind: "L-U", moves: "U2 L' U2 L2 U L2 U L2 U2 L'" }],
  "oll-23": [
    { kind: "R-U-F", moves: "R' U2 R F U' R' U' R U F'" },
    { kind: "L-U-F", moves: "L U2 L' F' U L U L' U' F" },
  ],
  "oll-24": [
    { kind: "R-U-F", moves: "R' U' R F R' U R U' F'" },
    { kind: "L-U-F", moves: "U2 L U L' F' L U' L' U F" },
  ],
  "oll-25": [
    { kind: "R-U-F", moves: "U F U R' U' R F' R' U R" },
    { kind: "L-U-F", moves: "U2 F' U' L U L' F L U' L'" },
  ],
  "oll-26": [{ kind: "L-U", moves: "U L' U' L U' L' U2 L" }],
  "oll-27": [{ kind: "L-U", moves: "U L' U2 L U L' U L" }],
  "oll-28": [
    { kind: "R-U-F", moves: "R2 U' R' F R F2 U F2 R F' R" },
    { kind: "L-U-F", moves: "L' F' L F2 U F2 L F L U L2" },
  ],
  "oll-29": [{ kind: "L-U-F", moves: "U2 L F' U' F2 U' F2 U2 F U' L'" }],
  "oll-30": [{ kind: "L-U-F", moves: "F' L U L2 U L2 U2 L' U F" }],
  "oll-31": [{ kind: "L-U-F", moves: "U F' U' L U F U' F' L' F" }],
  "oll-32": [{ kind: "R-U-F", moves: "U' F U R' U' F' U F R F'" }],
  "oll-33": [{ kind: "L-U-F", moves: "U F U F' U' F' L F L'" }],
  "oll-34": [{ kind: "L-U-F", moves: "U F U F2 U' F' L F U F U' L'" }],
  "oll-35": [{ kind: "L-U-F", moves: "U L' U2 L2 F' L' F L' U2 L" }],
  "oll-36": [{ kind: "R-U-F", moves: "R' F' U' F2 U R U' R' F' R" }],
  "oll-37": [{ kind: "L-U-F", moves: "U L F' L' F U F U' F'" }],
  "oll-38": [{ kind: "L-U-F", moves: "L F U F2 U' L' U L F L'" }],
  "oll-39": [{ kind: "R-U-F", moves: "U' F R' F' U' F U R U' F'" }],
  "oll-40": [{ kind: "L-U-F", moves: "U F' L F U F' U' L' U F" }],
  "oll-41": [{ kind: "L-U-F", moves: "L U' L' U2 L U F U' F' U' L'" }],
  "oll-42": [{ kind: "L-U-F", moves: "U' F' U F U2 F' U' L' U L U F" }],
  "oll-43": [{ kind: "R-U-F", moves: "U' R' U' F' U F R" }],
  "oll-44": [{ kind: "L-U-F", moves: "U L U F U' F' L'" }],
  "oll-45": [{ kind: "L-U-F", moves: "U L F U F' U' L'" }],
  "oll-46": [{ kind: "L-U-F", moves: "U2 L U L F' L' F U' L'" }],
  "oll-47": [{ kind: "L-U-F", moves: "F' L' U' L U L' U' L U F" }],
  "oll-48": [{ kind: "L-U-F", moves: "U L F U F' U' F U F' U' L'" }],
  "oll-49": [
    { kind: "R-U-F", moves: "U' F R' F2 R U2 R U2 R' F" },
    { kind: "L-U-F", moves: "U' F L' U2 L U2 L F2 L' F" },
  ],
  "oll-50": [
    { kind: "R-U-F", moves: "U' F' R U2 R' U2 R' F2 R F'" },
    { kind: "L-U-F", moves: "U' F' L F2 L' U2 L' U2 L F'" },
  ],
  "oll-51": [{ kind: "L-U-F", moves: "U2 F' U' L' U L U' L' U L F" }],
  "oll-52": [
    { kind: "R-U-F", moves: "R' U' R U' R' U F' U F R" },
    { kind: "L-U-F", moves: "L F U F' U L' U' L U' L'" },
  ],
  "oll-53": [
    { kind: "R-U-F", moves: "U' R' F R F' U' F R' F' R2 U' R'" },
    { kind: "L-U-F", moves: "F' L F L' U' L F' L' F2 U' F'" },
  ],
  "oll-54": [
    { kind: "R-U-F", moves: "U2 F R' F' R U R' F R F2 U F" },
    { kind: "L-U-F", moves: "U' L F' L' F U F' L F L2 U L" },
  ],
  "oll-55": [{ kind: "L-U-F", moves: "F U2 F2 U' F U' F' U2 L F L'" }],
  "oll-56": [
    { kind: "R-U-F", moves: "R' F R F' U2 R U' R' U F' U2 F" },
    { kind: "L-U-F", moves: "L F' L' F U2 L' U L U' F U2 F'" },
  ],
  "oll-57": [
    { kind: "R-U-F", moves: "U R' U F U F U F' U' F' U' F' R" },
    { kind: "L-U-F", moves: "U' L U' F' U' F' U' F U F U F L'" },
  ],
  "pll-aa": [
    { kind: "R-U-F", moves: "R U' R F2 R' U R' U' R2 F2 R2 U" },
    { kind: "L-U-F", moves: "L2 F2 L2 U' L' U L' F2 L U' L U" },
  ],
  "pll-ab": [
    { kind: "R-U-F", moves: "U' R2 F2 R2 U R U' R F2 R' U R'" },
    { kind: "L-U-F", moves: "U' L' U L' F2 L U' L U L2 F2 L2" },
  ],
  "pll-e": [
    { kind: "R-U-F", moves: "U R2 U F2 U2 F2 R2 U F2 U F2 U2 R2 U' R2 U" },
    { kind: "L-U-F", moves: "U' L2 U' F2 U2 F2 L2 U' F2 U' F2 U2 L2 U L2 U'" },
  ],
  "pll-f": [{ kind: "L-U-F", moves: "F' U F U' F2 L' U' L U F L F' L' F2 U'" }],
  "pll-ga": [
    { kind: "R-U-F", moves: "U F2 R2 U F2 U F2 U' R U' R F2 R' U R U" },
    { kind: "L-U-F", moves: "U F2 L2 U F2 L U L' F2 L U' L' U' L2 F2 U2" },
  ],
  "pll-gb": [
    { kind: "R-U-F", moves: "U' R' U' R F2 R' U R' U F2 U' F2 U' R2 F2 U'" },
    { kind: "L-U-F", moves: "U2 F2 L2 U L U L' F2 L U' L' F2 U' L2 F2 U'" },
  ],
  "pll-gc": [
    { kind: "R-U-F", moves: "U F2 R2 U' F2 R' U' R F2 R' U R U R2 F2" },
    { kind: "L-U-F", moves: "U F2 L2 U' F2 U' F2 U L' U L' F2 L U' L' U" },
  ],
  "pll-gd": [
    { kind: "R-U-F", moves: "F2 R2 U' R' U' R F2 R' U R F2 U R2 F2 U'" },
    { kind: "L-U-F", moves: "U' L U L' F2 L U' L U' F2 U F2 U L2 F2 U'" },
  ],
  "pll-h": [
    { kind: "R-U", moves: "R2 U2 R2 U2 R2 U R2 U2 R2 U2 R2 U'" },
    { kind: "L-U", moves: "L2 U2 L2 U2 L2 U' L2 U2 L2 U2 L2 U" },
  ],
  "pll-ja": [
    { kind: "R-U-F", moves: "U F' U' R F R' U' R F' R' U2 F U'" },
    { kind: "L-U-F", moves: "U' L' U F' U L U L' U' F U2 L U'" },
  ],
  "pll-jb": [{ kind: "L-U-F", moves: "U F U' L U' F' U' F U L' U2 F' U'" }],
  "pll-na": [{ kind: "L-U-F", moves: "L' U L2 F2 U L' F2 L U' F2 L2 U' L U'" }],
  "pll-nb": [{ kind: "L-U-F", moves: "F2 L2 U2 L2 U L2 F2 U2 F2 U L2 U2 F2 U'" }],
  "pll-ra": [
    { kind: "R-U-F", moves: "U F2 R' F' U' F' U F R F' U2 F U2 F' U'" },
    { kind: "L-U-F", moves: "U' L U2 L' U2 L F' L' U' L U L F L2 U'" },
  ],
  "pll-rb": [{ kind: "L-U-F", moves: "U F2 L F U F U' F' L' F U2 F' U2 F U'" }],
  "pll-t": [{ kind: "L-U-F", moves: "U F U F' U' F' L F2 U' F' U' F U F' L' U'" }],
  "pll-ua": [
    { kind: "R-U", moves: "R U' R U R U R U' R' U' R2" },
    { kind: "L-U", moves: "L2 U' L' U' L U L U L U' L" },
  ],
  "pll-ub": [
    { kind: "R-U", moves: "R2 U R U R' U' R' U' R' U R'" },
    { kind: "L-U", moves: "L' U L' U' L' U' L' U L U L2" },
  ],
  "pll-v": [
    { kind: "R-U-F", moves: "U R F R F' U F' U' F2 R' F' U' R' U R' U'" },
    { kind: "L-U-F", moves: "U2 L' F' L' F U' F U F2 L F U L U' L U2" },
  ],
  "pll-y": [{ kind: "L-U-F", moves: "U F2 U' F2 U' F2 U L U L' F2 L U' L' U'" }],
  "pll-z": [
    { kind: "R-U", moves: "U R2 U R2 U2 R2 U R2 U' R2 U R2 U2 R2 U R2 U'" },
    { kind: "L-U", moves: "U' L2 U L2 U2 L2 U L2 U' L2 U L2 U2 L2 U L2 U" },
  ],
};
