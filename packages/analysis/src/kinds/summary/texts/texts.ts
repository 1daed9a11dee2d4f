import type { CrossTable } from '../../cross/result.ts';
import type { TablePlaces } from '../asking.ts';
import { presentFigures } from '../figures.ts';
import { presentShares } from '../shares.ts';
import type { Summariser, SummaryContext, Summed, SummedPart } from '../summary.ts';
import { layWritten, presentWritten, runWritten } from './present-written.ts';
import type { Written } from './read-written.ts';

interface Laid {
  readonly numbers: readonly TablePlaces[];
  readonly written: number | null;
}
interface Result {
  readonly numbers: readonly CrossTable[];
  readonly written: Written | null;
}

/** A blank that asks for a number is kept as one. */
const numericParts = ({ parts }: Summed) => parts.filter(({ variable: { kept } }) => kept === 'number');

/** Blanks: numbers as numbers are summed up, all that was written as words. */
export const textsSummariser: Summariser<Laid, Result> = {
  lay: (summed, asking) => ({
    numbers: numericParts(summed).map(({ variable }) => asking.table(variable.key)),
    written: layWritten(summed, asking),
  }),
  run: ({ numbers, written }, counts, summed) => ({
    numbers: numbers.map(places => counts.table(places)),
    written: runWritten(written, counts, summed),
  }),
  present: ({ numbers, written }, summed, context) => [
    ...numericParts(summed).flatMap((part, at) => presentNumbers(numbers[at]!, part, summed, context)),
    ...presentWritten(written, summed, context),
  ],
};

/** More different numbers are no list: what they come to says more. */
const MOST_LISTED = 30;

function presentNumbers(table: CrossTable, part: SummedPart, summed: Summed, context: SummaryContext) {
  const shown = { summed, part, context };
  return [
    ...presentFigures(table, shown),
    ...(table.values === undefined && table.lines.length <= MOST_LISTED
      ? presentShares(table, { ...shown, chart: summed.look.chart ?? 'columns' })
      : []),
  ];
}
