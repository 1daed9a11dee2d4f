import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { CrossTable } from '../../cross/result.ts';
import type { TablePlaces } from '../asking.ts';
import { presentItems } from '../numbers-by-item/items.ts';
import { countRows, presentLists, type RowCounts } from '../options-by-row/options-by-row.ts';
import type { Summariser, Summed, SummedPart } from '../summary.ts';

/** What one feels with a feature and without it has options; how important it is has none. */
const sidesOf = ({ parts }: Summed): readonly SummedPart[] => parts.filter(({ variable }) => variable.categories);
const importancesOf = ({ parts }: Summed): readonly SummedPart[] =>
  parts.filter(({ variable }) => !variable.categories);

interface Laid {
  readonly sides: readonly TablePlaces[];
  readonly importances: readonly TablePlaces[];
}
interface KanoCounts {
  readonly sides: readonly RowCounts[];
  readonly importances: readonly CrossTable[];
}

/** What was answered of each feature. Which kind of feature it is, is for the model to say. */
export const kanoSummariser: Summariser<Laid, KanoCounts> = {
  lay: (summed, asking) => ({
    sides: sidesOf(summed).map(({ variable }) => asking.table(variable.key)),
    importances: importancesOf(summed).map(({ variable }) => asking.table(variable.key)),
  }),
  run: ({ sides, importances }, counts, summed) => ({
    sides: countRows(counts, sides, sidesOf(summed)),
    importances: importances.map(places => counts.table(places)),
  }),
  present: ({ sides, importances }, summed, context) => {
    const texts = summaryTexts[context.language];
    // Two sides of a feature stand beside each other, whatever is sorted.
    const { sort: _sort, ...look } = summed.look;
    return [
      ...presentLists(
        sidesOf(summed).map((part, index) => ({ part, ...sides[index]! })),
        { ...summed, look },
        context,
        [texts.models.kano],
      ),
      ...presentItems(
        importancesOf(summed).map(({ variable, label }, index) => ({
          ...{ key: variable.key, label: variable.part?.of ?? label, table: importances[index]! },
          drill: { test: 'answered' as const, variable: variable.key, is: true },
        })),
        {
          ...{ summed, context },
          of: { key: `${summed.question.key}:importance`, label: texts.parts.importance },
        },
      ),
    ];
  },
};
