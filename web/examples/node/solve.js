// Solves the cubes that are described, by their 54 stickers or by moves from the solved cube; without
// any, a random one.
//
//     node solve.js "R U2 F' L D" DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD

import { Cube, Solver, SolverError } from "cubewright";

const solver = await Solver.create({ tables: "mini" });
const given = process.argv.slice(2);
const texts = given.length > 0 ? given : [await solver.randomFacelets()];

for (const text of texts) {
  try {
    const { facelets } = /^\w{54}$/.test(text) ? Cube.fromFacelets(text) : Cube.fromMoves(text);
    const { text: solution } = await solver.solve(facelets, { timeMs: 200 });
    console.log(`${facelets}\t${solution}`);
  } catch (error) {
    if (!(error instanceof SolverError)) throw error;
    console.log(`${text}\terror: ${error.code}`);
    process.exitCode = 1;
  }
}
