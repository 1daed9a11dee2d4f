import { adjustPValues } from '@wenshu/statistics';
import { compareSides } from '@wenshu/words';
import { LEAST_TO_SPEAK, peopleOf, togetherTested } from '../../claims/evidence.ts';
import type { Side } from './banner-sides.ts';
import { LEAST_EXPECTED } from './find-apart.ts';
import type { FoundTogether } from './found.ts';

/** Pairs of all words nobody can read: only of those that most people say. */
export const MOST_PAIRED = 60;
const LEAST_TEXTS = 3;
const MOST_PAIRS = 40;

interface Asked {
  readonly everybody: Side;
  weightOf(place: number): number;
  /** The words that are looked at, the most frequent first. */
  readonly forms: readonly string[];
  /** By text: which of these it has. */
  linesOf(place: number): readonly number[];
  readonly views: number;
}

/** Words that stand in one text more often than chance puts them there, the surest first. */
export function findTogether({ everybody, weightOf, forms, linesOf, views }: Asked): FoundTogether {
  const size = forms.length;
  const [texts, weighted] = [new Float64Array(size * size), new Float64Array(size * size)];
  for (let place = 0; place < everybody.isIn.length; place++) {
    const lines = linesOf(place);
    for (const one of lines)
      for (const other of lines) {
        texts[one * size + other]! += 1;
        weighted[one * size + other]! += weightOf(place);
      }
  }
  const all = everybody.weighted;
  const worth = all > 0 ? everybody.effective / all : 0;
  const alone = (line: number) => weighted[line * size + line]!;
  const tested = forms.flatMap((one, i) =>
    forms.flatMap((other, j) => {
      const both = weighted[i * size + j]!;
      // Whoever says it always says nothing by it.
      if (j <= i || texts[i * size + j]! < LEAST_TEXTS || both === 0 || alone(i) >= all || alone(j) >= all) return [];
      const found = compareSides({ texts: [0, 0], weighted: [both, alone(j) - both] }, [
        { sum: alone(i), effective: alone(i) * worth },
        { sum: all - alone(i), effective: (all - alone(i)) * worth },
      ]);
      const lift = (both * all) / (alone(i) * alone(j));
      return [{ one, other, lift, texts: texts[i * size + j]!, share: both / all, ...found }];
    }),
  );
  const isTold = peopleOf(everybody) >= LEAST_TO_SPEAK;
  const { fdr } = adjustPValues(tested.map(({ pValue }) => pValue));
  const told = togetherTested(
    tested.map(({ pValue, leastExpected }) => (isTold && leastExpected >= LEAST_EXPECTED ? pValue : null)),
  );
  const pairs = tested
    .map((pair, at) => ({ ...pair, pFdr: fdr[at]!, told: Math.min(1, told[at]! * views) }))
    .filter(({ lift }) => lift > 1)
    .sort((a, b) => b.value - a.value);
  return {
    judged: isTold ? tested.filter(({ leastExpected }) => leastExpected >= LEAST_EXPECTED).length : 0,
    leastTold: pairs.reduce((least, { told: p }) => Math.min(least, p), 1),
    pairs: pairs.slice(0, MOST_PAIRS).map(({ one, other, texts: count, share, lift, pFdr, told: p }) => {
      return { one, other, texts: count, share, lift, pFdr, told: p };
    }),
  };
}
