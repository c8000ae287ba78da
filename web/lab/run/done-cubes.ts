// Which cubes of an experiment are done, by their numbers. A bit for each: there may be millions.

const FIRST_SIZE_BYTES = 1024;

export class DoneCubes {
  #bits = new Uint8Array(FIRST_SIZE_BYTES);
  #upTo = 0;

  /** The largest number up to which every cube is done; in a list, the numbers of lines that are no cubes are missing. */
  get upTo(): number {
    return this.#upTo;
  }

  /** @param number from 1 */
  add(number: number): void {
    const place = number >>> 3;
    if (place >= this.#bits.length) {
      const larger = new Uint8Array(Math.max(place + 1, 2 * this.#bits.length));
      larger.set(this.#bits);
      this.#bits = larger;
    }
    this.#bits[place]! |= 1 << (number & 7);
    while (this.has(this.#upTo + 1)) ++this.#upTo;
  }

  has(number: number): boolean {
    return ((this.#bits[number >>> 3] ?? 0) & (1 << (number & 7))) !== 0;
  }
}
