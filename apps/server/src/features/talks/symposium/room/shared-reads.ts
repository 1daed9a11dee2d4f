/**
 * Reads of the same thing that many ask for at once. Whoever asks while one goes on shares the one that begins after it, so nobody gets what
 * was so before they asked, and a room of forty pages that are all told of something is read twice and not forty times.
 */
export class SharedReads<Value> {
  readonly #read: (key: string) => Promise<Value>;
  readonly #going = new Map<string, Promise<Value>>();
  readonly #next = new Map<string, Promise<Value>>();

  constructor(read: (key: string) => Promise<Value>) {
    this.#read = read;
  }

  get(key: string): Promise<Value> {
    const next = this.#next.get(key);
    if (next) return next;
    const going = this.#going.get(key);
    if (!going) return this.#begin(key);
    const after = going
      .then(
        () => {},
        () => {},
      )
      .then(() => {
        this.#next.delete(key);
        return this.#begin(key);
      });
    this.#next.set(key, after);
    return after;
  }

  #begin(key: string): Promise<Value> {
    const reading: Promise<Value> = this.#read(key).finally(() => this.#going.delete(key));
    this.#going.set(key, reading);
    return reading;
  }
}
