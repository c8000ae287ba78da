// Makes the frame as high as its content, which reports its size. Without this script the frame
// keeps the height that the page gives it, and works all the same.

const frame = document.querySelector("iframe");

addEventListener("message", ({ source, data }) => {
  if (source === frame.contentWindow && data.type === "cubewright-size") {
    frame.height = data.heightPx;
  }
});
