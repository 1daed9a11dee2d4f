/** Reads of the same thing at the same moment are made once: an edit wakes everybody who waits for it. */
export class SharedReads {
  readonly #underWay = new Map<string, Promise<unknown>>();

  read<Result>(key: string, make: () => Promise<Result>): Promise<Result> {
    const known = this.#underWay.get(key) as Promise<Result> | undefined;
    if (known) return known;
    const made = make().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }
}
