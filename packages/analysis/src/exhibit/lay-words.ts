import { seededRandom } from '@wenshu/statistics';
import { CLOUD_RATIO } from './cloud-ratio.ts';
import type { Words } from './exhibits.ts';

type Word = Words['words'][number];
interface Counted {
  readonly text: string;
  readonly count: number;
}
interface Box {
  readonly x: number;
  readonly y: number;
  /** Half of each. */
  readonly across: number;
  readonly down: number;
}

export const MOST_IN_CLOUD = 60;
const LARGEST = 0.2;
const SMALLEST = 0.06;
/** The first few lie, so that whoever looks begins to read. */
const LYING_FIRST = 4;
const UPRIGHT_SHARE = 0.2;
/** Around a word, in parts of its height. */
const GAP = 0.12;
const LINE = 1.1;
const STEPS = 900;
const SHRINK = 0.9;

/**
 * Where each word of a cloud stands, 0 to 1, none upon another: along a spiral from the middle, the commonest first. Seeded, so that the
 * same words make the same cloud; where not all of them find a place, all are drawn smaller and it is tried again.
 */
export function layWords(words: readonly Counted[], seed = 7): readonly Word[] {
  const drawn = words.slice(0, MOST_IN_CLOUD);
  const most = Math.max(1, ...drawn.map(({ count }) => count));
  const sizes = drawn.map(({ count }) => SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(count / most));
  for (let scale = 1; ; scale *= SHRINK) {
    const placed = tryToPlace(
      drawn,
      sizes.map(size => size * scale),
      seed,
    );
    if (placed) return placed;
  }
}

function tryToPlace(words: readonly Counted[], sizes: readonly number[], seed: number): readonly Word[] | undefined {
  const random = seededRandom(seed);
  const boxes: Box[] = [];
  const placed: Word[] = [];
  for (const [at, { text, count }] of words.entries()) {
    const size = sizes[at]!;
    const isUpright = random.next() < UPRIGHT_SHARE && at >= LYING_FIRST;
    const turn = random.next() * 2 * Math.PI;
    const box = findPlace(halvesOf(text, size, isUpright), boxes, turn);
    if (!box) return undefined;
    boxes.push(box);
    placed.push({ text, count, x: round(box.x / CLOUD_RATIO), y: round(box.y), size: round(size), isUpright });
  }
  return placed;
}

/** In heights of the cloud, which is `CLOUD_RATIO` wide. */
function halvesOf(text: string, size: number, isUpright: boolean): Pick<Box, 'across' | 'down'> {
  const long = ((widthOf(text) + GAP) * size) / 2;
  const high = ((LINE + GAP) * size) / 2;
  return isUpright ? { across: high, down: long } : { across: long, down: high };
}

/** In sizes of its letters, rather too wide than too narrow: faces differ. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += letter > '\u2e7f' ? 1 : /[mwMW@]/.test(letter) ? 0.95 : 0.64;
  return width;
}

function findPlace(
  { across, down }: Pick<Box, 'across' | 'down'>,
  boxes: readonly Box[],
  turn: number,
): Box | undefined {
  if (2 * across > CLOUD_RATIO || 2 * down > 1) return undefined;
  for (let step = 0; step < STEPS; step++) {
    const angle = turn + 0.35 * step;
    const far = step / STEPS;
    // An ellipse that reaches into the corners.
    const x = CLOUD_RATIO * (0.5 + 0.72 * far * Math.cos(angle));
    const y = 0.5 + 0.72 * far * Math.sin(angle);
    const box = { x, y, across, down };
    if (x < across || x > CLOUD_RATIO - across || y < down || y > 1 - down) continue;
    if (!boxes.some(other => overlaps(box, other))) return box;
  }
  return undefined;
}

const overlaps = (a: Box, b: Box) => Math.abs(a.x - b.x) < a.across + b.across && Math.abs(a.y - b.y) < a.down + b.down;

const round = (value: number) => Math.round(value * 10_000) / 10_000;
