/** So many at a time; whoever comes later waits in line. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>(resolve => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes to the next in line, and to nobody who comes by meanwhile.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
