import { percentileOfCounts } from '@wenshu/statistics';
import type { Language } from '@wenshu/texts';
import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { Exhibit } from '../../../exhibit/exhibits.ts';
import { formatNumber } from '../../../exhibit/format-number.ts';
import type { Filter } from '../../../filter/filter.ts';
import { every } from '../../../filter/join-filters.ts';
import type { CrossTable } from '../../cross/result.ts';
import type { TablePlaces } from '../asking.ts';
import type { SummaryCounts } from '../counts.ts';
import { type FigureLine, presentFigures } from '../figures.ts';
import { numberFormat } from '../number-format.ts';
import { countOptions, type OptionCounts, presentOptions } from '../options/options.ts';
import { type Band, presentShares } from '../shares.ts';
import type { Summariser, SummaryContext, Summed, SummedPart } from '../summary.ts';
import { bandsOfNumbers, type NumberBand } from './bands-of-numbers.ts';

interface ScaleCounts {
  readonly table: CrossTable;
  /** By band, what a histogram draws. */
  readonly banded: CrossTable;
  readonly bands: readonly Omit<NumberBand, 'values'>[];
  readonly spread: readonly Spread[];
}

interface Spread {
  readonly quartile1: number | null;
  readonly quartile3: number | null;
  readonly least: number | null;
  readonly most: number | null;
}

/** Of points of a scale the shares of each; of other numbers a histogram and what they come to. */
export type NumberCounts = { readonly points: OptionCounts } | { readonly scale: ScaleCounts };

const measuredParts = ({ parts }: Summed): readonly SummedPart[] =>
  parts.filter(({ variable: { kept } }) => kept === 'code' || kept === 'number');

export const numbersSummariser: Summariser<readonly TablePlaces[], readonly NumberCounts[]> = {
  lay: (summed, asking) => measuredParts(summed).map(({ variable }) => asking.table(variable.key)),
  run: (laid, counts, summed) =>
    measuredParts(summed).map((part, index) => countNumbers(counts, laid[index]!, part, summed)),
  present: (counted, summed, context) =>
    measuredParts(summed).flatMap((part, index) => presentNumbers(counted[index]!, { summed, part, context })),
};

export function countNumbers(
  counts: SummaryCounts,
  places: TablePlaces,
  part: SummedPart,
  summed: Summed,
): NumberCounts {
  if (part.variable.kept === 'code') return { points: countOptions(counts, places, part, summed) };
  const { values, weights } = counts.numbers(places);
  const bands = bandsOfNumbers(values, weights[0]!);
  return {
    scale: {
      table: counts.table(places),
      banded: counts.bands(
        places,
        bands.map(band => band.values),
      ),
      bands: bands.map(({ values: _values, ...band }) => band),
      spread: weights.map(column => spreadOf(values, column)),
    },
  };
}

function spreadOf(values: readonly number[], weights: readonly number[]): Spread {
  const used = values.filter((_value, place) => weights[place]! > 0);
  return {
    quartile1: percentileOfCounts(values, weights, 0.25),
    quartile3: percentileOfCounts(values, weights, 0.75),
    least: used[0] ?? null,
    most: used.at(-1) ?? null,
  };
}

export function presentNumbers(
  counted: NumberCounts,
  of: { readonly summed: Summed; readonly part: SummedPart; readonly context: SummaryContext },
): readonly Exhibit[] {
  if ('points' in counted) return presentOptions(counted.points, of);
  const { table, banded, bands, spread } = counted.scale;
  const { context, part, summed } = of;
  const texts = summaryTexts[context.language];
  const format = numberFormat(part.variable, context.language);
  const lines = (['quartile1', 'quartile3', 'least', 'most'] as const).map(
    (id): FigureLine => ({ id, text: texts.numbers[id], values: spread.map(column => column[id]) }),
  );
  return [
    ...presentShares(banded, {
      ...of,
      format,
      chart: summed.look.chart ?? 'columns',
      bands: bands.map(band => bandIn(band, part.variable.key, context.language)),
      footnotes: bands.some(({ isClosed }) => !isClosed) ? [texts.numbers.bandEdges] : [],
    }),
    ...presentFigures(table, { ...of, format }, lines),
  ];
}

function bandIn({ from, to, isClosed }: ScaleCounts['bands'][number], variable: string, language: Language): Band {
  const number = (value: number) => formatNumber({ as: 'number', decimals: decimalsOf(value) }, value, language);
  const compared = (compare: '>=' | '<' | '<=', value: number): Filter => ({
    test: 'number',
    variable,
    compare,
    value,
  });
  return {
    text: from === to ? number(from) : summaryTexts[language].numbers.band({ from: number(from), to: number(to) }),
    drill: every([compared('>=', from), compared(isClosed ? '<=' : '<', to)]),
  };
}

/** As many as it needs: an edge is a round number. */
function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.min(20, Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent)));
}
