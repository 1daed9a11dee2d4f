/**
 * Sibling order as strings that sort (fractions written in base 36). A new place needs no change to the neighbours, so two
 * people who insert or move different things never collide, and the result does not depend on who came first.
 */
const BASE = 36n;
const DIGITS = 6;
/** As many digits as a number holds exactly. */
const CHUNK = 10;
/** Adding at an end goes on by this much instead of half of what is left: a thousand additions do not lengthen the key. */
const STEP = BASE ** 3n;

/** A key between two neighbours; null stands for "nothing there". Equal neighbours cannot be parted: the key then follows both. */
export function orderBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) return orderBetween(before, null);
  for (let digits = Math.max(DIGITS, before?.length ?? 0, after?.length ?? 0); ; digits++) {
    const low = before === null ? 0n : toFraction(before, digits);
    const high = after === null ? BASE ** BigInt(digits) : toFraction(after, digits);
    const middle = place(low, high, before === null, after === null);
    if (middle > low && middle < high) return toKey(middle, digits);
  }
}

/** The keys of a list that was empty are the same for every list: an import makes a thousand of them. */
const firstKeys: string[] = [];
const MOST_FIRST_KEYS = 200;

/** Several keys in a row at one place. */
export function ordersBetween(before: string | null, after: string | null, count: number): string[] {
  if (before === null && after === null && count <= MOST_FIRST_KEYS) {
    if (firstKeys.length === 0) firstKeys.push(...keysBetween(null, null, MOST_FIRST_KEYS));
    return firstKeys.slice(0, count);
  }
  return keysBetween(before, after, count);
}

function keysBetween(before: string | null, after: string | null, count: number): string[] {
  const keys: string[] = [];
  for (let last = before; keys.length < count; ) {
    last = orderBetween(last, after);
    keys.push(last);
  }
  return keys;
}

export function compareOrder(a: { order: string; id: string }, b: { order: string; id: string }): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The members of a keyed list in their order. */
export function inOrder<T extends { order: string; id: string }>(byId: Readonly<Record<string, T>>): T[] {
  return Object.values(byId).sort(compareOrder);
}

/** The last place that is taken in a keyed list; null in an empty one. */
export function highestOrder(byId: Readonly<Record<string, { readonly order: string }>>): string | null {
  let highest: string | null = null;
  for (const id in byId) {
    const { order } = byId[id]!;
    if (highest === null || order > highest) highest = order;
  }
  return highest;
}

/** The key for a place among siblings: after the one with `afterId`, or first when that is null, or last when it is undefined. */
export function orderAfter(
  siblings: readonly { order: string; id: string }[],
  afterId: string | null | undefined,
): string {
  const sorted = [...siblings].sort(compareOrder);
  if (afterId === undefined) return orderBetween(sorted.at(-1)?.order ?? null, null);
  const at = afterId === null ? -1 : sorted.findIndex(sibling => sibling.id === afterId);
  const before = sorted[at]?.order ?? null;
  const next = sorted.find((sibling, index) => index > at && (before === null || sibling.order > before));
  return orderBetween(before, next?.order ?? null);
}

function place(low: bigint, high: bigint, isFirst: boolean, isLast: boolean): bigint {
  if (isLast && !isFirst && low + STEP < high) return low + STEP;
  if (isFirst && !isLast && high - STEP > low) return high - STEP;
  return (low + high) / 2n;
}

/** Read several digits at a time: a list of thousands of new places is made one after another. */
function toFraction(key: string, digits: number): bigint {
  const padded = key.padEnd(digits, '0');
  let fraction = 0n;
  for (let at = 0; at < digits; at += CHUNK) {
    const chunk = padded.slice(at, Math.min(at + CHUNK, digits));
    fraction = fraction * BASE ** BigInt(chunk.length) + BigInt(Number.parseInt(chunk, 36));
  }
  return fraction;
}

function toKey(fraction: bigint, digits: number): string {
  return fraction.toString(36).padStart(digits, '0').replace(/0+$/, '');
}
