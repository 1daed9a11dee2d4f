import type { CrossTable } from '../../cross/result.ts';
import type { TablePlaces } from '../asking.ts';
import { presentFigures } from '../figures.ts';
import type { SummaryChart } from '../request.ts';
import { presentShares } from '../shares.ts';
import type { Summariser, Summed, SummedPart } from '../summary.ts';
import { layWritten, presentWritten, runWritten } from '../texts/present-written.ts';
import type { Written } from '../texts/read-written.ts';

/** What can be counted of a question's parts: what was written beside an option is told as texts are. */
const countedParts = ({ parts }: Summed): readonly SummedPart[] =>
  parts.filter(({ variable: { kept } }) => kept === 'code' || kept === 'codes' || kept === 'number');

interface Laid {
  readonly counted: readonly TablePlaces[];
  readonly written: number | null;
}
interface Result {
  readonly counted: readonly CrossTable[];
  readonly written: Written | null;
}

/** Shares of the options that were chosen, part by part: a score and its tags, the layers of a cascade; and what was written beside them. */
export const optionsSummariser: Summariser<Laid, Result> = {
  lay: (summed, asking) => ({
    counted: countedParts(summed).map(({ variable }) => asking.table(variable.key)),
    written: layWritten(summed, asking),
  }),
  run: ({ counted, written }, counts, summed) => ({
    counted: counted.map(places => counts.table(places, summed.look.sort && { sort: summed.look.sort })),
    written: runWritten(written, counts, summed),
  }),
  present: ({ counted, written }, summed, context) => [
    ...countedParts(summed).flatMap((part, index) => [
      ...presentShares(counted[index]!, { summed, part, context, chart: summed.look.chart ?? usualChart }),
      ...presentFigures(counted[index]!, { summed, part, context }),
    ]),
    // Its chart is the one of the options.
    ...presentWritten(written, { ...summed, look: {} }, context),
  ],
};

const usualChart: SummaryChart = 'bars';
