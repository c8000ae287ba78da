// The sound when a face is taken: made here, since a file of it would have to be loaded.

const PITCH_HZ = 1_320;
const LENGTH_S = 0.09;
const VOLUME = 0.12;
const TREMBLE_MS = 30;

export class TickSound {
  #context: AudioContext | undefined;

  /** Gets ready. Browsers allow sound only after a press, so call this from one. */
  prepare(): void {
    try {
      this.#context ??= new AudioContext();
    } catch {
      // There is no sound here.
    }
  }

  /** A short high sound that fades, and on phones a short vibration. */
  play(): void {
    // Safari and Firefox have none.
    if ("vibrate" in navigator) navigator.vibrate(TREMBLE_MS);
    const context = this.#context;
    if (context?.state !== "running") {
      // Safari allows it only once the camera is on; then it sounds from the next face on.
      context?.resume().catch(() => undefined);
      return;
    }
    const start = context.currentTime;
    const volume = new GainNode(context, { gain: VOLUME });
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH_S);
    volume.connect(context.destination);
    const tone = new OscillatorNode(context, { frequency: PITCH_HZ });
    tone.connect(volume);
    tone.start(start);
    tone.stop(start + LENGTH_S);
  }

  end(): void {
    void this.#context?.close();
    this.#context = undefined;
  }
}
