import { unzipSync } from 'fflate';
import type { WholeAnswer } from './world-server.ts';

const FILE_OF_FILES = Buffer.from('PK\x03\x04', 'latin1');
/** Made at random or drawn from one: names of things, signs, tickets. A bare number is none, unless it is somebody’s phone. */
const MADE_UP = /^(?=.*[A-Za-z])[A-Za-z0-9_+/=%-]{8,}$|^1[3-9]\d{9}$/;
const PARTS = /[A-Za-z0-9_+/=%-]+|[^A-Za-z0-9_+/=%-]+/gu;
/** In milliseconds, as ISO writes it, or as a reader does. */
const MOMENTS =
  /\b1\d{12}\b|\b20\d\d-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?Z?)?|\b\d\d [A-Z][a-z]{2} \d{2}\d\d:\d\d:\d\d/g;
/** A number that the whole platform counts on. */
const COUNTED_ON = /"operationId":"\d+"/g;
/** A line of a calendar goes on in the next one, wherever a made-up name happens to end. */
const FOLDED = '\r\n ';
const DAY_MS = 86_400_000;
/** Sums come in the order in which threads end: their last digits are nobody’s. */
const DECIMALS = /-?(?<![\w.])\d+(\.\d+(e[-+]?\d+)?|e-\d+)(?![\w.])/g;
const NOTHING = 1e-12;
function rounded(text: string): string {
  const number = Number(text);
  return String(Math.abs(number) < NOTHING ? 0 : Number(number.toPrecision(9)));
}

/**
 * Where two answers differ in something that is neither made up at random nor the moment at which they were given; undefined when nowhere.
 * Names that were made up may differ, one by one: the same one on the left is the same one on the right wherever it stands.
 */
export function findDifference(left: WholeAnswer, right: WholeAnswer): string | undefined {
  if (left.status !== right.status || left.type !== right.type)
    return `${left.status} ${left.type} | ${right.status} ${right.type}`;
  // Pictures are drawn from what was made up: there is nothing to count in them.
  if (left.type.startsWith('image/')) return undefined;
  const found = differenceOf(textsOf(left.bytes), textsOf(right.bytes));
  const isJson = left.type.startsWith('application/json');
  return found !== undefined && isJson && inAnyOrder(left.bytes) === inAnyOrder(right.bytes) ? undefined : found;
}

function differenceOf(left: readonly string[], right: readonly string[]): string | undefined {
  const [there, back] = [new Map<string, string>(), new Map<string, string>()];
  for (const [at, text] of left.entries()) {
    const [mine, yours] = [partsOf(text), partsOf(right[at] ?? '')];
    for (let place = 0; place < Math.max(mine.length, yours.length); place++) {
      const [one, other] = [mine[place] ?? '', yours[place] ?? ''];
      if (one === other) continue;
      const areMadeUp = MADE_UP.test(one) && MADE_UP.test(other);
      if (areMadeUp && (there.get(one) ?? other) === other && (back.get(other) ?? one) === one) {
        there.set(one, other);
        back.set(other, one);
        continue;
      }
      const around = (parts: readonly string[]) => parts.slice(Math.max(0, place - 12), place + 8).join('');
      return `…${around(mine)}… | …${around(yours)}…`;
    }
  }
  return left.length === right.length ? undefined : `${left.length} files | ${right.length} files`;
}

const partsOf = (text: string): readonly string[] =>
  text
    .replaceAll(FOLDED, '')
    .replaceAll(MOMENTS, withoutPresent)
    .replaceAll(DECIMALS, rounded)
    .replaceAll(COUNTED_ON, '"operationId":""')
    .match(PARTS) ?? [];

/** The clock of the records stands months before the machine’s: what is of now, or comes of it, is none of theirs. */
function withoutPresent(moment: string): string {
  const ms = /^\d{13}$/.test(moment) ? Number(moment) : Date.parse(moment);
  return Number.isNaN(ms) || ms > Date.now() - DAY_MS ? 'now' : moment;
}

/** The same whatever was made up, and in whatever order: some lists stand in the order of ids. */
function inAnyOrder(bytes: Buffer): string {
  const plain = (text: string) =>
    partsOf(text)
      .map(part => (MADE_UP.test(part) ? '*' : part))
      .join('');
  const sorted = (value: unknown): unknown => {
    if (typeof value === 'string') return plain(value);
    if (typeof value === 'number') return plain(String(value));
    if (typeof value !== 'object' || value === null) return value;
    const parts = Array.isArray(value)
      ? value.map(sorted)
      : Object.entries(value).map(([name, inner]) => [plain(name), name === 'operationId' ? '' : sorted(inner)]);
    return parts.map(part => JSON.stringify(part)).sort();
  };
  return JSON.stringify(sorted(JSON.parse(bytes.toString('utf8'))));
}

/** Files within files one by one, without their pictures. */
function textsOf(bytes: Buffer): readonly string[] {
  if (!bytes.subarray(0, 4).equals(FILE_OF_FILES)) return [bytes.toString('utf8')];
  return Object.entries(unzipSync(bytes)).flatMap(([name, content]) => [
    name,
    ...(name.endsWith('.png') ? [] : textsOf(Buffer.from(content))),
  ]);
}
