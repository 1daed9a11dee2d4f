import type { CodedTurn, TurnSpan } from './coded-turn.ts';

/** Where two codes are together: in one turn, or on the same words of it. */
export const togetherWays = ['turn', 'words'] as const;
export type TogetherWay = (typeof togetherWays)[number];

export interface CodePair {
  readonly one: number;
  readonly other: number;
  /** Turns in which they are together. */
  readonly turns: number;
  /** Of the turns with either, those in which they are together; from 0 to 1. */
  readonly jaccard: number;
}

interface Asked {
  readonly way: TogetherWay;
  readonly above: ReadonlyMap<number, readonly number[]>;
}

/** Pairs of codes that are ever together, the most frequent first. A code and one above it always are, and say nothing. */
export function codesTogether(turns: readonly CodedTurn[], { way, above }: Asked): CodePair[] {
  const counts = new Map<number, number>();
  const pairs = new Map<string, { one: number; other: number; turns: number }>();
  for (const turn of turns) {
    const codes = [...turn.codes.keys()].filter(code => above.has(code)).sort((a, b) => a - b);
    for (const [at, one] of codes.entries()) {
      counts.set(one, (counts.get(one) ?? 0) + 1);
      for (const other of codes.slice(at + 1)) {
        if (above.get(one)?.includes(other) || above.get(other)?.includes(one)) continue;
        if (!areTogether(turn, one, other, way)) continue;
        const key = `${one} ${other}`;
        const pair = pairs.get(key) ?? { one, other, turns: 0 };
        pair.turns += 1;
        pairs.set(key, pair);
      }
    }
  }
  return [...pairs.values()]
    .map(pair => ({
      ...pair,
      jaccard: pair.turns / (counts.get(pair.one)! + counts.get(pair.other)! - pair.turns),
    }))
    .sort((a, b) => b.turns - a.turns || b.jaccard - a.jaccard || a.one - b.one || a.other - b.other);
}

export function areTogether({ codes }: CodedTurn, one: number, other: number, way: TogetherWay): boolean {
  const [ones, others] = [codes.get(one), codes.get(other)];
  if (!ones || !others) return false;
  return way === 'turn' || sharedWords(ones, others).length > 0;
}

/** Words that are in both. */
export const sharedWords = (ones: readonly TurnSpan[], others: readonly TurnSpan[]): readonly TurnSpan[] =>
  ones.flatMap(one =>
    others.flatMap(other => {
      const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
      return from < to ? [{ from, to }] : [];
    }),
  );
