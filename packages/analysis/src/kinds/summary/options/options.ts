import type { CrossTable } from '../../cross/result.ts';
import type { TablePlaces } from '../asking.ts';
import { presentFigures } from '../figures.ts';
import type { SummaryChart } from '../request.ts';
import { presentShares } from '../shares.ts';
import type { Summariser, Summed, SummedPart } from '../summary.ts';

/** What can be counted of a question's parts: what was written beside an option is shown where texts are. */
const countedParts = ({ parts }: Summed): readonly SummedPart[] =>
  parts.filter(({ variable: { kept } }) => kept === 'code' || kept === 'codes' || kept === 'number');

/** Shares of the options that were chosen, part by part: a score and its tags, the layers of a cascade. */
export const optionsSummariser: Summariser<readonly TablePlaces[], readonly CrossTable[]> = {
  lay: (summed, asking) => countedParts(summed).map(({ variable }) => asking.table(variable.key)),
  run: (laid, counts, { look: { sort } }) => laid.map(places => counts.table(places, sort && { sort })),
  present: (tables, summed, context) =>
    countedParts(summed).flatMap((part, index) => [
      ...presentShares(tables[index]!, { summed, part, context, chart: summed.look.chart ?? usualChart }),
      ...presentFigures(tables[index]!, { summed, part, context }),
    ]),
};

const usualChart: SummaryChart = 'bars';
