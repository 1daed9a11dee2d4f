/** More steps than this are not looked for at once: the work grows with their square. */
const MOST_STEPS = 600;
const MOST_STEPS_BETWEEN = 200;
/** Runs of so many tokens that stand once on either side hold the texts together where they differ much. */
const ANCHOR_LENGTHS = [5, 2, 1];

interface Sides {
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** By place in `before`: the place in `after` at which the same token stands, or −1. */
  readonly places: Int32Array;
}

interface Stretch {
  readonly fromBefore: number;
  readonly toBefore: number;
  readonly fromAfter: number;
  readonly toAfter: number;
}

/**
 * Which tokens of one list stand in the other, in the same order: by place in `before` the place in `after`, or −1. The fewest steps (Myers 1986) while
 * there are few; else what stands once on both sides in the same order is matched first, and what is between by few steps or by nothing. So it is
 * bounded, however different the two are.
 */
export function matchTokens(before: readonly number[], after: readonly number[]): Int32Array {
  const sides: Sides = { before, after, places: new Int32Array(before.length).fill(-1) };
  const whole = trimmed(sides, { fromBefore: 0, toBefore: before.length, fromAfter: 0, toAfter: after.length });
  if (!fewestSteps(sides, whole, MOST_STEPS)) byAnchors(sides, whole, 0);
  return sides.places;
}

/** Matches what is equal at the head and at the tail, and gives what is between. */
function trimmed({ before, after, places }: Sides, stretch: Stretch): Stretch {
  let { fromBefore, toBefore, fromAfter, toAfter } = stretch;
  while (fromBefore < toBefore && fromAfter < toAfter && before[fromBefore] === after[fromAfter])
    places[fromBefore++] = fromAfter++;
  while (fromBefore < toBefore && fromAfter < toAfter && before[toBefore - 1] === after[toAfter - 1])
    places[--toBefore] = --toAfter;
  return { fromBefore, toBefore, fromAfter, toAfter };
}

/** Answers whether it got through within so many steps; else nothing is matched. */
function fewestSteps(sides: Sides, { fromBefore, toBefore, fromAfter, toAfter }: Stretch, mostSteps: number): boolean {
  const { before, after } = sides;
  const [height, width] = [toBefore - fromBefore, toAfter - fromAfter];
  if (height === 0 || width === 0) return true;
  const most = Math.min(mostSteps, height + width);
  const reach = new Int32Array(2 * most + 3);
  const trace: Int32Array[] = [];
  for (let step = 0; step <= most; step++) {
    trace.push(reach.slice(most + 1 - step - 1, most + 1 + step + 2));
    for (let diagonal = -step; diagonal <= step; diagonal += 2) {
      const at = most + 1 + diagonal;
      const down = diagonal === -step || (diagonal !== step && reach[at - 1]! < reach[at + 1]!);
      let x = down ? reach[at + 1]! : reach[at - 1]! + 1;
      let y = x - diagonal;
      while (x < height && y < width && before[fromBefore + x] === after[fromAfter + y]) {
        x++;
        y++;
      }
      reach[at] = x;
      if (x >= height && y >= width) {
        walkBack(sides.places, trace, { fromBefore, toBefore, fromAfter, toAfter });
        return true;
      }
    }
  }
  return false;
}

function walkBack(places: Int32Array, trace: readonly Int32Array[], stretch: Stretch): void {
  let x = stretch.toBefore - stretch.fromBefore;
  let y = stretch.toAfter - stretch.fromAfter;
  for (let step = trace.length - 1; step >= 0; step--) {
    // Each slice has the diagonals from −step − 1 to step + 1.
    const reach = (diagonal: number) => trace[step]![diagonal + step + 1]!;
    const diagonal = x - y;
    const down = diagonal === -step || (diagonal !== step && reach(diagonal - 1) < reach(diagonal + 1));
    const from = step === 0 ? 0 : down ? reach(diagonal + 1) : reach(diagonal - 1) + 1;
    while (x > from && y > 0) {
      x--;
      y--;
      places[stretch.fromBefore + x] = stretch.fromAfter + y;
    }
    if (step === 0) return;
    if (down) y = x - diagonal - 1;
    else x--;
  }
}

function byAnchors(sides: Sides, stretch: Stretch, level: number): void {
  const length = ANCHOR_LENGTHS[level];
  if (length === undefined) return;
  let [fromBefore, fromAfter] = [stretch.fromBefore, stretch.fromAfter];
  const between = (toBefore: number, toAfter: number) => {
    const rest = trimmed(sides, { fromBefore, toBefore, fromAfter, toAfter });
    if (!fewestSteps(sides, rest, MOST_STEPS_BETWEEN)) byAnchors(sides, rest, level + 1);
  };
  for (const [x, y] of anchorsIn(sides, stretch, length)) {
    // Anchors may lie over each other.
    if (x < fromBefore || y < fromAfter) continue;
    between(x, y);
    for (let at = 0; at < length; at++) sides.places[x + at] = y + at;
    [fromBefore, fromAfter] = [x + length, y + length];
  }
  between(stretch.toBefore, stretch.toAfter);
}

/** Runs that stand once on either side, as many as are in the same order on both. */
function anchorsIn({ before, after }: Sides, stretch: Stretch, length: number): [number, number][] {
  const onceBefore = runsOnce(before, stretch.fromBefore, stretch.toBefore, length);
  const onceAfter = runsOnce(after, stretch.fromAfter, stretch.toAfter, length);
  const pairs: [number, number][] = [];
  for (const [run, x] of onceBefore) {
    const y = onceAfter.get(run);
    if (x >= 0 && y !== undefined && y >= 0) pairs.push([x, y]);
  }
  return longestRising(pairs.sort((one, other) => one[0] - other[0]));
}

/** By run its place, or −1 where it stands more than once. */
function runsOnce(tokens: readonly number[], from: number, to: number, length: number): Map<string, number> {
  const once = new Map<string, number>();
  for (let at = from; at + length <= to; at++) {
    const run = tokens.slice(at, at + length).join(' ');
    once.set(run, once.has(run) ? -1 : at);
  }
  return once;
}

function longestRising(pairs: readonly [number, number][]): [number, number][] {
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, [, y]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[ends[middle]!]![1] < y) low = middle + 1;
      else high = middle;
    }
    previous.push(low === 0 ? -1 : ends[low - 1]!);
    ends[low] = index;
  }
  const rising: [number, number][] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at]!) rising.push(pairs[at]!);
  return rising.reverse();
}
