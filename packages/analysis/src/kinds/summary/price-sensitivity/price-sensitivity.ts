import type { VariablePartName } from '@wenshu/survey-core';
import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { Base, Exhibit } from '../../../exhibit/exhibits.ts';
import { type Percent, percentFormat } from '../../../exhibit/units.ts';
import type { CrossTable } from '../../cross/result.ts';
import type { TablePlaces } from '../asking.ts';
import { framed } from '../framed.ts';
import { numberFormat } from '../number-format.ts';
import { presentItems } from '../numbers-by-item/items.ts';
import type { Summariser, Summed, SummedPart } from '../summary.ts';
import { cumulative, MOST_PRICES, pricesOf } from './cumulative.ts';

/** Who finds a price cheap finds every lower one cheap too; who finds it expensive every higher one. */
const falling: readonly (VariablePartName | undefined)[] = ['tooCheap', 'cheap'];

interface PriceCounts {
  /** Who named any of the prices. */
  readonly base: Required<Base>;
  readonly tables: readonly CrossTable[];
  readonly prices: readonly number[];
  /** By price question, then price. */
  readonly curves: readonly (readonly (Percent | null)[])[];
}

const priceParts = ({ parts }: Summed): readonly SummedPart[] =>
  parts.filter(({ variable }) => variable.kept === 'number');

/** The four prices, and how many find each price too cheap, cheap, expensive or too expensive. */
export const priceSensitivitySummariser: Summariser<readonly TablePlaces[], PriceCounts | undefined> = {
  lay: (summed, asking) => asking.tables(priceParts(summed).map(({ variable }) => variable.key)),
  run: (all, counts, summed) => {
    const together = all[0]?.bases;
    if (!together) return undefined;
    const laid = all.map(({ bases: _bases, ...places }) => places);
    const tables = laid.map(places => counts.table(places));
    const numbers = laid.map(places => counts.numbers(places));
    const prices = pricesOf(numbers);
    const isTooLong = prices.length > MOST_PRICES;
    return {
      tables,
      base: counts.base(together),
      prices: isTooLong ? [] : prices,
      curves: priceParts(summed).map(({ variable }, index) => {
        const { values, weights } = numbers[index]!;
        const direction = falling.includes(variable.part?.is) ? 'at-least' : 'at-most';
        const total = tables[index]!.bases[0]!.weighted;
        return isTooLong ? [] : cumulative(prices, values, weights[0]!, { direction, total });
      }),
    };
  },
  present: (counted, summed, context) => {
    if (!counted) return [];
    const { base, tables, prices, curves } = counted;
    const texts = summaryTexts[context.language].models;
    const parts = priceParts(summed);
    const { sort: _sort, ...look } = summed.look;
    const format = numberFormat(parts[0]!.variable, context.language);
    const items = parts.map(({ variable, label }, index) => ({
      key: variable.key,
      label,
      table: tables[index]!,
      drill: { test: 'answered' as const, variable: variable.key, is: true },
    }));
    const isDrawn = prices.length > 0 && curves.some(curve => curve.some(share => share !== null));
    const frame = framed(summed, context, { what: 'curves', base });
    const curve: readonly Exhibit[] =
      isDrawn && look.chart !== 'none'
        ? [
            {
              ...frame,
              kind: 'lines',
              title: texts.curves(frame.title),
              format: percentFormat,
              notes: [{ tone: 'footnote', text: texts.curvesHow }],
              y: { min: 0, max: 100 },
              x: { of: 'number', at: prices, format },
              series: parts.map(({ variable, label }, index) => ({
                id: variable.key,
                name: label,
                values: curves[index]!,
              })),
              ...(look.colours && { colours: look.colours }),
            },
          ]
        : [];
    return [...presentItems(items, { summed: { ...summed, look }, context, base, format, hasChart: false }), ...curve];
  },
};
