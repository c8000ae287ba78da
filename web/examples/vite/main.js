// Solves the cube that the moves in the form lead to, and lets the element play the solution.

import { Cube, Solver } from "cubewright";
import "cubewright/element";

const form = document.querySelector("form");
const moves = document.querySelector("input");
const answer = document.querySelector("output");
const player = document.querySelector("cubewright-cube");

// Small tables, which the worker makes at once: nothing is fetched, and nothing goes on behind.
const solving = Solver.create({ tables: "mini" });

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    const { facelets } = Cube.fromMoves(moves.value);
    const solver = await solving;
    const { text } = await solver.solve(facelets, { timeMs: 500 });
    answer.value = text || "It is solved.";
    player.facelets = facelets;
    player.alg = text;
  } catch (error) {
    answer.value = error.message;
  }
});
