import { summaryTexts } from '@wenshu/texts/findings/summary';
import { percentFormat } from '../../../exhibit/units.ts';
import type { CrossTable } from '../../cross/result.ts';
import type { TablePlaces } from '../asking.ts';
import { boxesOf } from '../boxes.ts';
import type { SummaryCounts } from '../counts.ts';
import { type FigureLine, presentFigures } from '../figures.ts';
import type { SummaryChart } from '../request.ts';
import { presentShares } from '../shares.ts';
import type { Summariser, SummaryContext, Summed, SummedPart } from '../summary.ts';
import { layWritten, presentWritten, runWritten } from '../texts/present-written.ts';
import type { Written } from '../texts/read-written.ts';

/** What can be counted of a question's parts: what was written beside an option is told as texts are. */
const countedParts = ({ parts }: Summed): readonly SummedPart[] =>
  parts.filter(({ variable: { kept } }) => kept === 'code' || kept === 'codes' || kept === 'number');

export interface OptionCounts {
  readonly table: CrossTable;
  /** The two highest and the two lowest of a scale. */
  readonly boxes?: CrossTable;
}

interface Laid {
  readonly counted: readonly TablePlaces[];
  readonly written: number | null;
}
interface Result {
  readonly counted: readonly OptionCounts[];
  readonly written: Written | null;
}

/** Shares of the options that were chosen, part by part: a score and its tags, the layers of a cascade; and what was written beside them. */
export const optionsSummariser: Summariser<Laid, Result> = {
  lay: (summed, asking) => ({
    counted: countedParts(summed).map(({ variable }) => asking.table(variable.key)),
    written: layWritten(summed, asking),
  }),
  run: ({ counted, written }, counts, summed) => ({
    counted: countedParts(summed).map((part, index) => countOptions(counts, counted[index]!, part, summed)),
    written: runWritten(written, counts, summed),
  }),
  present: ({ counted, written }, summed, context) => [
    ...countedParts(summed).flatMap((part, index) => presentOptions(counted[index]!, { summed, part, context })),
    // Its chart is the one of the options.
    ...presentWritten(written, { ...summed, look: {} }, context),
  ],
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
    id: line === 0 ? 'top2' : 'bottom2',
    text,
    values: shares[line]!,
    format: percentFormat,
    above: cells[line]!.map(({ above }) => above),
  }));
}
