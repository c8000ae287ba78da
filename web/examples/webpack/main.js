// Keeps a list of what the person at the cube has had solved.

import "cubewright/element";

const cube = document.querySelector("cubewright-cube");
const solutions = document.querySelector("ol");

cube.addEventListener("cubewright-solution", ({ detail: { solution } }) => {
  const item = document.createElement("li");
  item.textContent = `${solution.text} (${solution.length})`;
  solutions.prepend(item);
});
