import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { CrossTable } from '../../cross/result.ts';
import type { TablePlaces } from '../asking.ts';
import { boxesOf } from '../boxes.ts';
import type { SummaryCounts } from '../counts.ts';
import { type FigureLine, presentFigures } from '../figures.ts';
import type { SummaryChart } from '../request.ts';
import { percentFormat, presentShares } from '../shares.ts';
import type { Summariser, SummaryContext, Summed, SummedPart } from '../summary.ts';

/** What can be counted of a question's parts: what was written beside an option is shown where texts are. */
const countedParts = ({ parts }: Summed): readonly SummedPart[] =>
  parts.filter(({ variable: { kept } }) => kept === 'code' || kept === 'codes' || kept === 'number');

export interface OptionCounts {
  readonly table: CrossTable;
  /** The two highest and the two lowest of a scale. */
  readonly boxes?: CrossTable;
}

/** Shares of the options that were chosen, part by part: a score and its tags, the layers of a cascade. */
export const optionsSummariser: Summariser<readonly TablePlaces[], readonly OptionCounts[]> = {
  lay: (summed, asking) => countedParts(summed).map(({ variable }) => asking.table(variable.key)),
  run: (laid, counts, summed) =>
    countedParts(summed).map((part, index) => countOptions(counts, laid[index]!, part, summed)),
  present: (counted, summed, context) =>
    countedParts(summed).flatMap((part, index) => presentOptions(counted[index]!, { summed, part, context })),
};

const usualChart: SummaryChart = 'bars';

export function countOptions(
  counts: SummaryCounts,
  places: TablePlaces,
  { variable }: SummedPart,
  { look: { sort } }: Summed,
): OptionCounts {
  const boxes = boxesOf(variable);
  return { table: counts.table(places, sort && { sort }), ...(boxes && { boxes: counts.bands(places, boxes) }) };
}

export function presentOptions(
  { table, boxes }: OptionCounts,
  of: { readonly summed: Summed; readonly part: SummedPart; readonly context: SummaryContext },
) {
  return [
    ...presentShares(table, { ...of, chart: of.summed.look.chart ?? usualChart }),
    ...presentFigures(
      table,
      boxes ? { ...of, footnotes: [summaryTexts[of.context.language].numbers.boxes] } : of,
      boxes && boxLines(boxes, of.context),
    ),
  ];
}

function boxLines({ shares, cells }: CrossTable, { language }: SummaryContext): readonly FigureLine[] {
  const texts = summaryTexts[language].figures;
  return [texts.top2, texts.bottom2].map((text, line) => ({
    ...{ id: line === 0 ? 'top2' : 'bottom2', text, values: shares[line]!, format: percentFormat },
    above: cells[line]!.map(({ above }) => above),
  }));
}
