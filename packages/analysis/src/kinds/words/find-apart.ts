import { adjustPValues } from '@wenshu/statistics';
import { compareSides } from '@wenshu/words';
import { LEAST_TO_SPEAK, MODEL_ALPHA, peopleOf, togetherTested } from '../../claims/evidence.ts';
import { defaultLeast } from '../cross/request.ts';
import type { Banner } from './banner-sides.ts';
import type { LineCounts } from './count-lines.ts';
import type { ApartWord, FoundApart } from './found.ts';

/** Below it p is rough. */
export const LEAST_EXPECTED = 5;
/** Said by fewer in a column and the rest of it together a word is not tested. */
const LEAST_TEXTS = 5;
const MOST_PER_COLUMN = 10;
const MOST_TOLD = 3;

/** What sets each column apart from the rest of those who answered its question: every word of every column is one family. */
export function findApart(banner: Banner, counts: LineCounts, forms: readonly string[], views: number): FoundApart {
  const { columns, questions } = banner;
  const tested = questions.flatMap(({ columns: group, answered }, question) =>
    group.flatMap(column => {
      const own = columns[column]!;
      const rest = restOf(answered, own);
      if (rest.people === 0 || Math.min(own.effective, rest.effective) < defaultLeast.leastBase) return [];
      const side = 1 + columns.length + question;
      const isTold = Math.min(peopleOf(own), peopleOf(rest)) >= LEAST_TO_SPEAK;
      return forms.flatMap((form, line) => {
        const [inGroup, inAll] = [counts.texts(line, column + 1), counts.texts(line, side)];
        if (inAll < LEAST_TEXTS) return [];
        const weighted = counts.weighted(line, column + 1);
        const compared = compareSides(
          {
            texts: [inGroup, inAll - inGroup],
            // Sums of weights may leave a trace below 0.
            weighted: [weighted, Math.max(0, counts.weighted(line, side) - weighted)],
          },
          [
            { sum: own.weighted, effective: own.effective },
            { sum: rest.weighted, effective: rest.effective },
          ],
        );
        return [{ column, form, ...compared, isTold: isTold && compared.leastExpected >= LEAST_EXPECTED }];
      });
    }),
  );
  const { fdr } = adjustPValues(tested.map(({ pValue }) => pValue));
  const told = togetherTested(tested.map(({ pValue, isTold }) => (isTold ? pValue : null)));
  const words = tested.map(({ isTold: _, ...word }, at): ApartWord => {
    return { ...word, pFdr: fdr[at]!, told: Math.min(1, told[at]! * views) };
  });
  const bySurety = words.sort((a, b) => b.value - a.value || (a.form < b.form ? -1 : 1));
  return {
    tests: words.length,
    judged: tested.filter(({ isTold }) => isTold).length,
    leastTold: words.reduce((least, { told: p }) => Math.min(least, p), 1),
    told: bySurety.filter(({ told: p }) => p < MODEL_ALPHA).slice(0, MOST_TOLD),
    words: columns.flatMap((_, column) => bySurety.filter(word => word.column === column).slice(0, MOST_PER_COLUMN)),
  };
}

interface Rest {
  readonly people: number;
  readonly weighted: number;
  readonly effective: number;
}

/** Who answered the question and is not in the column. Σw² of the rest is what is left of that of all. */
function restOf(answered: Rest, own: Rest): Rest {
  const squares = (side: Rest) => (side.effective > 0 ? side.weighted ** 2 / side.effective : 0);
  const weighted = answered.weighted - own.weighted;
  const people = answered.people - own.people;
  const left = squares(answered) - squares(own);
  return { people, weighted, effective: people > 0 && left > 0 ? weighted ** 2 / left : 0 };
}
