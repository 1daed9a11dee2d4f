import type { Id } from '../ids.ts';
import { randomOf } from './random.ts';

export interface Dealing<T> {
  readonly seed: string;
  /** The list's own id: lists do not disturb each other. */
  readonly listId: Id;
  readonly isRandom: boolean;
  /** Show so many of those that are not anchored; null shows all. */
  readonly count: number | null;
  isAnchored(part: T): boolean;
  /** Parts are mixed within their group only. */
  groupOf?(part: T): Id | undefined;
}

/**
 * A list in the order in which it is shown. Every part has its own lot, drawn from seed, list and part: adding or hiding one does
 * not move the others among themselves. Anchored parts keep their place and are always shown.
 */
export function deal<T extends { readonly id: Id }>(parts: readonly T[], dealing: Dealing<T>): readonly T[] {
  const { isRandom, count, isAnchored, groupOf } = dealing;
  const lotOf = (part: T) => randomOf(dealing.seed, dealing.listId, part.id);
  const byLot = (a: T, b: T) => lotOf(a) - lotOf(b) || (a.id < b.id ? -1 : 1);
  const free = parts.filter(part => !isAnchored(part));
  const drawn = count === null || count >= free.length ? undefined : new Set([...free].sort(byLot).slice(0, count));
  const shown = drawn ? parts.filter(part => drawn.has(part) || isAnchored(part)) : parts;
  if (!isRandom) return shown;
  const bags = new Map<Id | undefined, T[]>();
  for (const part of shown) {
    if (isAnchored(part)) continue;
    const bag = bags.get(groupOf?.(part));
    if (bag) bag.push(part);
    else bags.set(groupOf?.(part), [part]);
  }
  for (const bag of bags.values()) bag.sort(byLot).reverse();
  return shown.map(part => (isAnchored(part) ? part : bags.get(groupOf?.(part))!.pop()!));
}
