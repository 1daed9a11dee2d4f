import type { AlikeGroup, Wording } from './alike-group.ts';

interface Leader {
  readonly group: AlikeGroup;
  readonly sense: string;
  readonly pieces: Int32Array;
}

/** More pieces than any text has of: two numbers below it make one that is exact. */
const PIECES = 2 ** 26;
/** One large map stands still for a tenth of a second whenever it grows. */
const SHARDS = 256;
/** Above it, wordings that are alike share two pieces at least wherever they have two. */
const TWO_SHARED = 0.5;

/** The first wording of each group, found by pairs of its rarest pieces: one piece alone is in thousands of answers. */
export class LeaderIndex {
  readonly #least: number;
  readonly #leaders: Leader[] = [];
  /** By key, the last entry of its chain; entry by entry, the leader and the entry before it. */
  readonly #lastOf = Array.from({ length: SHARDS }, () => new Map<number, number>());
  readonly #leaderOf: number[] = [];
  readonly #before: number[] = [];
  /** By leader, by which question it was last compared. */
  readonly #asked: number[] = [];
  #question = 0;

  constructor(least: number) {
    this.#least = least;
  }

  /** The largest group first. Those of one answer were opened in their order. */
  groups(): AlikeGroup[] {
    const groups = this.#leaders.map(({ group }) => group);
    const large = groups.filter(({ places }) => places.length > 1);
    for (const group of large) group.places.sort((a, b) => a - b);
    large.sort((a, b) => b.places.length - a.places.length || a.places[0]! - b.places[0]!);
    return [...large, ...groups.filter(({ places }) => places.length === 1)];
  }

  /** The group of the most similar leader, or a new one that this wording leads. Pieces ascend, the rarest is the first. */
  join({ sense, places }: Wording, pieces: Int32Array): AlikeGroup {
    const keys = this.#keysOf(pieces);
    const found = this.#mostSimilar(pieces, keys, sense);
    if (found) return found.group;
    const group: AlikeGroup = { places: [], shown: places[0]!, wordings: 0 };
    const leader = this.#leaders.push({ group, sense, pieces }) - 1;
    this.#asked.push(0);
    for (const key of keys) {
      const shard = this.#lastOf[key % SHARDS]!;
      this.#before.push(shard.get(key) ?? -1);
      shard.set(key, this.#leaderOf.push(leader) - 1);
    }
    return group;
  }

  /**
   * Two wordings share at least ⌈least·n⌉ pieces, n of either. So of the n − ⌈least·n⌉ + 1 rarest of each they share one, and of one more they share two.
   */
  #keysOf(pieces: Int32Array): number[] {
    const rarest = pieces.length - Math.ceil(this.#least * pieces.length - 1e-9) + 1;
    if (this.#least <= TWO_SHARED || pieces.length < 2) return Array.from(pieces.subarray(0, rarest));
    const keys: number[] = [];
    for (let i = 0; i <= rarest && i < pieces.length; i++)
      for (let j = 0; j < i; j++) keys.push((pieces[j]! + 1) * PIECES + pieces[i]!);
    return keys;
  }

  #mostSimilar(pieces: Int32Array, keys: readonly number[], sense: string): Leader | undefined {
    let most = this.#least - 1e-9;
    let found = -1;
    this.#question += 1;
    for (const key of keys)
      for (let entry = this.#lastOf[key % SHARDS]!.get(key) ?? -1; entry >= 0; entry = this.#before[entry]!) {
        const at = this.#leaderOf[entry]!;
        if (this.#asked[at] === this.#question) continue;
        this.#asked[at] = this.#question;
        const leader = this.#leaders[at]!;
        if (leader.sense !== sense) continue;
        const similarity = similarityOf(pieces, leader.pieces, most);
        // Of two that are as similar the larger group's, which was opened first.
        if (similarity > most || (similarity === most && at < found)) [most, found] = [similarity, at];
      }
    return found < 0 ? undefined : this.#leaders[found];
  }
}

/** Shared pieces of the pieces of either; 0 where their numbers alone make `most` impossible. */
function similarityOf(one: Int32Array, other: Int32Array, most: number): number {
  const [small, large] = one.length < other.length ? [one, other] : [other, one];
  if (small.length < most * large.length) return 0;
  let shared = 0;
  for (let i = 0, j = 0; i < small.length && j < large.length; ) {
    const [a, b] = [small[i]!, large[j]!];
    if (a === b) shared += 1;
    if (a <= b) i += 1;
    if (b <= a) j += 1;
  }
  return shared / (small.length + large.length - shared);
}
