/** The eight bytes of the unit follow. */
export const RAW = 253;
const UNIT = 8;
/** Commands that stand before the bytes of those units that need any. */
const GROUP = 8;
const CAPACITY = 256 * 1024;
const FULL = CAPACITY - 64 * 1024;

/**
 * Units in SPSS' own compression: eight commands of a byte each, then the eight bytes of those that need any. Small whole numbers, blanks
 * and what is missing are a command alone, so a survey takes little more than a byte for an answer.
 */
export class UnitWriter {
  /** By the unit: its command, and its bytes where that is `RAW`, as a number or as they are. */
  commands = new Uint8Array(0);
  numbers = new Float64Array(0);
  words = new BigInt64Array(0);
  #count = 0;
  #out = new DataView(new ArrayBuffer(CAPACITY));
  #length = 0;

  /** Makes room for so many units, and says where the first of them stands. */
  reserve(units: number): number {
    const first = this.#count;
    this.#count += units;
    const room = Math.ceil(this.#count / GROUP) * GROUP;
    if (room > this.commands.length) {
      const [commands, words] = [new Uint8Array(room), new BigInt64Array(room)];
      commands.set(this.commands);
      words.set(this.words);
      this.commands = commands;
      this.words = words;
      this.numbers = new Float64Array(words.buffer);
    }
    return first;
  }

  /** Those that were reserved are there. Commands that are not yet eight wait for the next ones. */
  finish(): void {
    const { commands, words } = this;
    const whole = this.#count - (this.#count % GROUP);
    this.#room(whole * (1 + UNIT));
    const out = this.#out;
    let at = this.#length;
    for (let first = 0; first < whole; first += GROUP) {
      let place = at + GROUP;
      for (let index = 0; index < GROUP; index++) {
        const command = commands[first + index]!;
        out.setUint8(at + index, command);
        if (command !== RAW) continue;
        out.setBigInt64(place, words[first + index]!, true);
        place += UNIT;
      }
      at = place;
    }
    this.#length = at;
    commands.copyWithin(0, whole, this.#count);
    words.copyWithin(0, whole, this.#count);
    this.#count -= whole;
  }

  get isFull(): boolean {
    return this.#length >= FULL;
  }

  /** What is finished; at the end the last commands too, and 0, which means none, until they are eight. */
  take(isEnd: boolean): Uint8Array {
    if (isEnd && this.#count > 0) {
      const missing = GROUP - this.#count;
      this.commands.fill(0, this.reserve(missing), GROUP);
      this.finish();
    }
    const taken = new Uint8Array(this.#out.buffer, 0, this.#length);
    this.#out = new DataView(new ArrayBuffer(CAPACITY));
    this.#length = 0;
    return taken;
  }

  #room(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#out.byteLength) return;
    const wider = new Uint8Array(Math.max(needed, this.#out.byteLength * 2));
    wider.set(new Uint8Array(this.#out.buffer, 0, this.#length));
    this.#out = new DataView(wider.buffer);
  }
}
