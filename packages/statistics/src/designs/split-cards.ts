import type { SeededRandom } from '../random.ts';
import type { DesignAttribute, Profile } from './design-attributes.ts';

/**
 * Versions of as equal a size as possible, none above `limit`: cards change places between versions as long as that makes
 * the levels more evenly spread over the versions.
 */
export function splitCards(
  cards: readonly Profile[],
  attributes: readonly DesignAttribute[],
  limit: number,
  random: SeededRandom,
): number[][] {
  const count = Math.ceil(cards.length / limit);
  const order = random.shuffle([...cards.keys()]);
  const versions = Array.from({ length: count }, (_, v) => order.filter((_, i) => i % count === v));
  let cost = unevenness(versions, cards, attributes);
  let isImproved = count > 1;
  while (isImproved) {
    isImproved = false;
    for (const [v, w] of versionPairs(count)) {
      for (let i = 0; i < versions[v]!.length; i++) {
        for (let j = 0; j < versions[w]!.length; j++) {
          swap(versions[v]!, i, versions[w]!, j);
          const changed = unevenness(versions, cards, attributes);
          if (changed < cost) {
            cost = changed;
            isImproved = true;
          } else swap(versions[v]!, i, versions[w]!, j);
        }
      }
    }
  }
  return versions.map(version => version.toSorted((a, b) => a - b));
}

const versionPairs = (count: number) =>
  Array.from({ length: count }, (_, v) =>
    Array.from({ length: count - v - 1 }, (_, i) => [v, v + 1 + i] as const),
  ).flat();

function swap(first: number[], i: number, second: number[], j: number): void {
  const kept = first[i]!;
  first[i] = second[j]!;
  second[j] = kept;
}

/** Σ of squared counts: least where every level is spread evenly. */
function unevenness(
  versions: readonly (readonly number[])[],
  cards: readonly Profile[],
  attributes: readonly DesignAttribute[],
): number {
  let sum = 0;
  for (const version of versions) {
    attributes.forEach(({ levels }, a) => {
      const counts = new Array<number>(levels.length).fill(0);
      for (const card of version) counts[cards[card]![a]!]! += 1;
      for (const count of counts) sum += count * count;
    });
  }
  return sum;
}
