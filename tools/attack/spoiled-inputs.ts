import { hostileValues, pick, seededRandom, spoil } from '../../apps/server/src/testing/hostile.ts';

type Path = readonly (string | number)[];
type Random = () => number;

/** Names that every object has without anybody having put them there. */
const inheritedNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const numbers = [2 ** 31, -(2 ** 31) - 1, 2 ** 53, -1, 1.5, 1e308];
const characters = ['\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\ufffe'];
const ID = /^[0-9A-Za-z]{6,32}$/;

export interface SpoiledInput {
  readonly what: string;
  readonly input: unknown;
}

export interface Spoiling {
  readonly seed: number;
  /** Of the many small ways to spoil an input, so many. */
  readonly most: number;
  /** Of the long lists so many, and of the long texts as many; all of them unless said. */
  readonly mostSizes?: number;
  readonly listLengths: readonly number[];
  readonly textLength: number;
  /** More than the call takes is refused while it is still being sent, which says nothing about it. */
  readonly largestBody: number;
}

/** A good input made wrong in every way that has hurt before; `most` of the many small ways. */
export function* spoiledInputs(sample: object, spoiling: Spoiling): Generator<SpoiledInput> {
  const { seed, most, mostSizes = Number.POSITIVE_INFINITY } = spoiling;
  const random = seededRandom(seed);
  const paths = [...pathsIn(sample)];
  yield* someOf(random, [...longTexts(sample, paths, spoiling)], mostSizes);
  yield* someOf(random, [...longLists(sample, paths, spoiling)], mostSizes);
  yield* someOf(random, [...keys(sample, paths), ...types(sample, paths)], most);
  for (let n = 0; n < most / 2; n++) yield { what: 'at random', input: spoil(random, sample) };
}

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const inner = [...path, Array.isArray(value) ? Number(key) : key];
    yield inner;
    yield* pathsIn((value as Record<string, unknown>)[key], inner);
  }
}

function* types(sample: object, paths: readonly Path[]): Generator<SpoiledInput> {
  for (const path of paths)
    for (const value of [...hostileValues, ...numbers, ...characters])
      yield {
        what: `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 40)}`,
        input: withValue(sample, path, value),
      };
}

function* keys(sample: object, paths: readonly Path[]): Generator<SpoiledInput> {
  for (const name of inheritedNames) {
    for (const path of paths) {
      yield { what: `${path.join('.')} = ${name}`, input: withValue(sample, path, name) };
      if (isPlain(valueAt(sample, path)))
        yield { what: `${path.join('.')} has ${name}`, input: withValue(sample, [...path, name], { x: 1 }) };
    }
  }
}

function* longTexts(
  sample: object,
  paths: readonly Path[],
  { textLength, largestBody }: Spoiling,
): Generator<SpoiledInput> {
  if (textLength >= largestBody) return;
  for (const path of paths) {
    if (typeof valueAt(sample, path) !== 'string') continue;
    yield { what: `${path.join('.')} of ${textLength}`, input: withValue(sample, path, 'a'.repeat(textLength)) };
    yield { what: `${path.join('.')} of lines`, input: withValue(sample, path, 'x\n'.repeat(textLength / 4)) };
  }
}

/** Long lists of the same, and of the same under ids of their own, which is what gets past a look for doubles. */
function* longLists(
  sample: object,
  paths: readonly Path[],
  { listLengths, largestBody }: Spoiling,
): Generator<SpoiledInput> {
  for (const path of paths) {
    const value = valueAt(sample, path);
    if (!Array.isArray(value) || value.length === 0) continue;
    const entryBytes = Math.max(1, JSON.stringify(value[0])?.length ?? 1) + 8;
    for (const wanted of listLengths) {
      const length = Math.min(wanted, Math.floor(largestBody / entryBytes));
      const same = Array.from({ length }, () => value[0]);
      yield { what: `${path.join('.')} × ${length}`, input: withValue(sample, path, same) };
      const others = same.map((one, index) => withOwnIds(one, index));
      yield { what: `${path.join('.')} × ${length} different`, input: withValue(sample, path, others) };
    }
  }
}

function withOwnIds(value: unknown, index: number): unknown {
  if (typeof value === 'string') return ID.test(value) ? `${value.slice(0, 12)}n${index}` : value;
  if (Array.isArray(value)) return value.map(inner => withOwnIds(inner, index));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withOwnIds(inner, index)]));
}

function* someOf(random: Random, all: readonly SpoiledInput[], most: number): Generator<SpoiledInput> {
  if (all.length <= most) yield* all;
  else for (let n = 0; n < most; n++) yield pick(random, all);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], root);
}

/** A copy with another value there. `__proto__` becomes a key like any other, as JSON can say it. */
function withValue(root: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(root) ? [...root] : { ...(root as object) }) as Record<string | number, unknown>;
  const inner = rest.length === 0 ? value : withValue(copy[key], rest, value);
  Object.defineProperty(copy, key, { value: inner, enumerable: true, configurable: true, writable: true });
  return copy;
}
