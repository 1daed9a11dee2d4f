import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { Base } from '../../../exhibit/exhibits.ts';
import type { CrossTable } from '../../cross/result.ts';
import type { TablePlaces } from '../asking.ts';
import { presentItems } from '../numbers-by-item/items.ts';
import { countRows, layRows, presentLists, type RowCounts, type RowPlaces } from '../options-by-row/options-by-row.ts';
import type { Summariser, Summed, SummedPart } from '../summary.ts';

/** What one feels with a feature and without it has options; how important it is has none. */
const sidesOf = ({ parts }: Summed): readonly SummedPart[] => parts.filter(({ variable }) => variable.categories);
const importancesOf = ({ parts }: Summed): readonly SummedPart[] =>
  parts.filter(({ variable }) => !variable.categories);

interface Laid {
  readonly sides: readonly RowPlaces[];
  readonly importances: readonly TablePlaces[];
}
interface KanoCounts {
  readonly sides: readonly RowCounts[];
  readonly importances: readonly CrossTable[];
  /** Who said of any feature how important it is. */
  readonly base?: Required<Base>;
}

/** What was answered of each feature. Which kind of feature it is, is for the model to say. */
export const kanoSummariser: Summariser<Laid, KanoCounts> = {
  lay: (summed, asking) => ({
    sides: layRows(sidesOf(summed), asking),
    importances: asking.tables(importancesOf(summed).map(({ variable }) => variable.key)),
  }),
  run: ({ sides, importances }, counts, summed) => ({
    sides: countRows(counts, sides, sidesOf(summed)),
    importances: importances.map(({ bases: _bases, ...places }) => counts.table(places)),
    ...(importances[0]?.bases && { base: counts.base(importances[0].bases) }),
  }),
  present: ({ sides, importances, base }, summed, context) => {
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
      ...(base
        ? presentItems(
            importancesOf(summed).map(({ variable, label }, index) => ({
              key: variable.key,
              label: variable.part?.of ?? label,
              table: importances[index]!,
              drill: { test: 'answered' as const, variable: variable.key, is: true },
            })),
            {
              summed,
              context,
              base,
              of: { key: `${summed.question.key}:importance`, label: texts.parts.importance },
            },
          )
        : []),
    ];
  },
};
