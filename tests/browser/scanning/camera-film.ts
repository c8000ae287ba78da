// A film that stands for a camera: six faces of a cube, held up one after the other.

import { drawFace, type Drawn, ORDER, POSES } from "./drawn-faces";

const SIZE = { width: 320, height: 240 };
const FRAMES_A_SECOND = 5;
// A face is taken after half a second, and is shown for two; the film repeats, so that a missed face comes again.
const FRAMES_OF_FACE = 10;
const FRAMES_BETWEEN = 2;
const TREMBLE = 0.004;

/** The film as a YUV4MPEG2 file, which Chromium accepts as a camera. About 8 MB. */
export function filmOf(facelets: string): Buffer {
  const between = frameOf(drawFace(SIZE));
  const frames = ORDER.flatMap((face, index) => {
    const pose = POSES[index]!;
    const [across, down] = pose.middle;
    // The hand trembles.
    const trembling = [0, TREMBLE].map((moved) =>
      frameOf(
        drawFace(SIZE, { facelets, face, pose: { ...pose, middle: [across + moved, down] } }),
      ),
    );
    const held = Array.from({ length: FRAMES_OF_FACE }, (_, frame) => trembling[frame % 2]!);
    return [...held, ...Array<Buffer>(FRAMES_BETWEEN).fill(between)];
  });
  const { width, height } = SIZE;
  const head = `YUV4MPEG2 W${width} H${height} F${FRAMES_A_SECOND}:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(head), ...frames]);
}

// Brightness of each pixel, then two planes of colour at half the size (ITU-R BT.601, 16 to 235).
function frameOf({ width, height, pixels }: Drawn): Buffer {
  const plane = (base: number, weights: Weights, step: number) => {
    const values = Buffer.alloc((width / step) * (height / step));
    for (let index = 0; index < values.length; ++index) {
      const row = step * Math.floor(index / (width / step));
      const column = step * (index % (width / step));
      values[index] = base + weighted(pixels, 3 * (row * width + column), weights);
    }
    return values;
  };
  return Buffer.concat([
    Buffer.from("FRAME\n"),
    plane(16, [65.5, 128.6, 25], 1),
    plane(128, [-37.8, -74.2, 112], 2),
    plane(128, [112, -93.8, -18.2], 2),
  ]);
}

type Weights = readonly [number, number, number];

function weighted(pixels: Uint8Array, at: number, [red, green, blue]: Weights): number {
  return (red * pixels[at]! + green * pixels[at + 1]! + blue * pixels[at + 2]!) / 255;
}
