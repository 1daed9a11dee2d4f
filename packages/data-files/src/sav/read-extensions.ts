import { DataFileProblem } from '../problem.ts';
import type { FileNumbers } from './file-numbers.ts';
import type { SavMultipleSet, SavValueLabel } from './sav-dictionary.ts';
import { nameKey } from './sav-names.ts';

// What stands in the records of type 7 adds to variables that are known already. Where one is not as it should be, what was read of it
// up to there is kept and the rest left: the answers themselves are still good.

type Decode = (bytes: Uint8Array) => string;

/** `A=one⇥B=two`. */
export function readPairs(text: string): (readonly [string, string])[] {
  return text.split('\t').flatMap(pair => {
    const equals = pair.indexOf('=');
    return equals > 0 ? [[pair.slice(0, equals), pair.slice(equals + 1)] as const] : [];
  });
}

/** Walks over a record of texts with their lengths in front; undefined where one does not fit. */
class Walk {
  readonly #bytes: Buffer;
  readonly #numbers: FileNumbers;
  #at = 0;

  constructor(bytes: Buffer, numbers: FileNumbers) {
    this.#bytes = bytes;
    this.#numbers = numbers;
  }

  get hasMore(): boolean {
    return this.#at < this.#bytes.length;
  }

  get leftBytes(): number {
    return this.#bytes.length - this.#at;
  }

  take(length: number): Buffer | undefined {
    if (length < 0 || this.#at + length > this.#bytes.length) return undefined;
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  int32(): number | undefined {
    const bytes = this.take(4);
    return bytes && this.#numbers.int32(bytes, 0);
  }

  nextInt32(): number | undefined {
    const value = this.int32();
    if (value !== undefined) this.#at -= 4;
    return value;
  }

  counted(): Buffer | undefined {
    const length = this.int32();
    return length === undefined ? undefined : this.take(length);
  }
}

export function readLongLabels(
  bytes: Buffer,
  numbers: FileNumbers,
  decode: Decode,
  max: number,
): (readonly [string, readonly SavValueLabel[]])[] {
  const walk = new Walk(bytes, numbers);
  const found: (readonly [string, readonly SavValueLabel[]])[] = [];
  for (let left = max; walk.hasMore; ) {
    const [name, width, count] = [walk.counted(), walk.int32(), walk.int32()];
    if (!name || width === undefined || count === undefined || count < 0 || count * 8 > walk.leftBytes) return found;
    left -= count;
    if (left < 0) throw new DataFileProblem('too-many-labels');
    const labels: SavValueLabel[] = [];
    for (let index = 0; index < count; index++) {
      const [value, label] = [walk.counted(), walk.counted()];
      if (!value || !label) return found;
      labels.push({ value: decode(value), label: decode(label) });
    }
    found.push([decode(name), labels]);
  }
  return found;
}

export function readLongMissing(bytes: Buffer, numbers: FileNumbers, decode: Decode): (readonly [string, string[]])[] {
  const walk = new Walk(bytes, numbers);
  const found: (readonly [string, string[]])[] = [];
  while (walk.hasMore) {
    const [name, count, length] = [walk.counted(), walk.take(1)?.[0], walk.int32()];
    if (!name || count === undefined || count > 3 || length === undefined) return found;
    const values: string[] = [];
    for (let index = 0; index < count; index++) {
      // SPSS says the length once; PSPP up to 1.6 says it again before every further value.
      if (index > 0 && walk.nextInt32() === length) walk.int32();
      const value = walk.take(length);
      if (!value) return found;
      values.push(decode(value));
    }
    found.push([decode(name), values]);
  }
  return found;
}

/** Lines like `$a=D1 1 5 brand q1 q2` and `$b=C 4 city q3 q4`; E is a D with a mark more. Lengths count bytes, so they are walked over. */
export function readMultipleSets(bytes: Buffer, decode: Decode): SavMultipleSet[] {
  const sets: SavMultipleSet[] = [];
  let at = 0;
  const until = (sign: string): Buffer | undefined => {
    const end = bytes.indexOf(sign, at);
    if (end < 0) return undefined;
    const taken = bytes.subarray(at, end);
    at = end + sign.length;
    return taken;
  };
  /** `5 brand `. */
  const counted = (): string | undefined => {
    const length = Number(until(' ')?.toString('latin1') || 'none');
    if (!Number.isInteger(length) || length < 0 || at + length > bytes.length) return undefined;
    at += length + 1;
    return decode(bytes.subarray(at - length - 1, at - 1));
  };
  while (at < bytes.length) {
    const name = until('=');
    const kind = String.fromCharCode(bytes[at] ?? 0);
    at += 1;
    if (!name || (kind !== 'C' && kind !== 'D' && kind !== 'E')) return sets;
    // After C a blank, after E a blank and its mark ("1" or "11").
    if (kind !== 'D') until(' ');
    if (kind === 'E') until(' ');
    const countedValue = kind === 'C' ? undefined : counted();
    const label = counted();
    const variables = until('\n');
    if (label === undefined || variables === undefined || (kind !== 'C' && countedValue === undefined)) return sets;
    sets.push({
      name: decode(name).trim(),
      label,
      variables: decode(variables).split(' ').filter(Boolean),
      ...(countedValue === undefined ? {} : { countedValue }),
    });
  }
  return sets;
}

/** `name:attribute('first'⏎'second'⏎)other('…'⏎)/next:…`, by the variable's name. */
export function readAttributes(text: string): Map<string, Record<string, readonly string[]>> {
  const found = new Map<string, Record<string, readonly string[]>>();
  let at = 0;
  const until = (sign: string): string | undefined => {
    const end = text.indexOf(sign, at);
    if (end < 0) return undefined;
    const taken = text.slice(at, end);
    at = end + sign.length;
    return taken;
  };
  while (at < text.length) {
    const name = until(':');
    if (name === undefined) return found;
    const own: [string, string[]][] = [];
    while (at < text.length && text[at] !== '/') {
      const attribute = until('(');
      if (attribute === undefined) return found;
      const values: string[] = [];
      while (at < text.length && text[at] !== ')') {
        const line = until('\n');
        if (line === undefined) return found;
        values.push(line.slice(1, -1));
      }
      at += 1;
      own.push([attribute, values]);
    }
    at += 1;
    // Made of pairs: an attribute called __proto__ is one like any other.
    found.set(nameKey(name), Object.fromEntries(own));
  }
  return found;
}
