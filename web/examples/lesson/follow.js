// What the page does with a lesson: it chooses the method, and shows how many stages are reached.

const cube = document.querySelector("cubewright-cube");
const method = document.querySelector("select");
const progress = document.querySelector("progress");

method.addEventListener("change", () => cube.setAttribute("method", method.value));

cube.addEventListener("cubewright-stage", ({ detail }) => {
  progress.max = detail.stages.length;
  progress.value = detail.reached.length;
});
