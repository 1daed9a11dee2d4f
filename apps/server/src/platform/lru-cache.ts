interface Entry<Value> {
  readonly value: Value;
  readonly size: number;
}

/**
 * Keeps the entries used last, up to a capacity. A Map remembers insertion order: used again means moved to the end. Where entries differ
 * in size, `sizeOf` says how much of the capacity one takes, in bytes: two hundred of what a stranger may make large are no bound. What is
 * larger than all of it is not kept, and pushes nothing out.
 */
export class LruCache<Key, Value> {
  readonly #entries = new Map<Key, Entry<Value>>();
  readonly #capacity: number;
  readonly #sizeOf: (value: Value) => number;
  #size = 0;

  constructor(capacity: number, sizeOf: (value: Value) => number = () => 1) {
    this.#capacity = capacity;
    this.#sizeOf = sizeOf;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    const size = this.#sizeOf(value);
    if (size > this.#capacity) return;
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#capacity) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}
