import { summaryTexts } from '@wenshu/texts/findings/summary';
import { countCell, percentCell } from '../../../exhibit/cells.ts';
import type { Base, Exhibit, Table } from '../../../exhibit/exhibits.ts';
import { formatNumber } from '../../../exhibit/format-number.ts';
import { countFormat, type Percent, percentFormat } from '../../../exhibit/units.ts';
import type { CrossTable } from '../../cross/result.ts';
import type { TablePlaces } from '../asking.ts';
import { framed } from '../framed.ts';
import { notesIn } from '../notes.ts';
import { numberFormat } from '../number-format.ts';
import { type Item, meanOf, presentItems, sortedBy } from '../numbers-by-item/items.ts';
import { cumulative, MOST_PRICES, pricesOf } from '../price-sensitivity/cumulative.ts';
import { baseIn, type Summariser, type SummaryContext, type Summed, type SummedPart } from '../summary.ts';

interface BrandCounts {
  readonly table: CrossTable;
  /** By price: who still chose it there. */
  readonly atLeast: readonly (Percent | null)[];
}

interface TradeOffCounts {
  readonly brands: readonly BrandCounts[];
  readonly prices: readonly number[];
  /** Who answered, whichever brands they chose. */
  readonly base: Required<Base>;
}

const brandsOf = ({ parts }: Summed): readonly SummedPart[] =>
  parts.filter(({ variable }) => variable.kept === 'number');

const keyOf = ({ variable }: SummedPart) => variable.key;

/** The highest price at which each brand was chosen. Who never chose a brand has none for it. */
export const priceTradeOffSummariser: Summariser<readonly TablePlaces[], TradeOffCounts | undefined> = {
  // What was chosen in turn is a text: who wrote one answered, though they may have chosen no brand.
  lay: (summed, asking) => asking.tables(brandsOf(summed).map(keyOf), summed.parts.map(keyOf)),
  run: (laid, counts) => {
    if (laid.length === 0) return undefined;
    const numbers = laid.map(({ bases: _bases, ...places }) => counts.numbers(places));
    const [base] = counts.table(laid[0]!, {}, { nothingIs: 0 }).bases as readonly [Required<Base>];
    const prices = pricesOf(numbers);
    const isTooLong = prices.length > MOST_PRICES;
    return {
      base,
      prices: isTooLong ? [] : prices,
      brands: laid.map(({ bases: _bases, ...places }, index) => ({
        table: counts.table(places),
        atLeast: isTooLong
          ? []
          : cumulative(prices, numbers[index]!.values, numbers[index]!.weights[0]!, {
              direction: 'at-least',
              total: base.weighted,
            }),
      })),
    };
  },
  present: (counted, summed, context) => {
    if (!counted) return [];
    const all = brandsOf(summed).map(({ variable, label }, index) => ({
      key: variable.key,
      label,
      ...counted.brands[index]!,
      drill: { test: 'answered' as const, variable: variable.key, is: true },
    }));
    const brands = sortedBy(all, summed.look.sort, ({ table }) => meanOf(table, 0));
    const texts = summaryTexts[context.language].models;
    return [
      ...presentItems(brands, {
        summed,
        context,
        base: counted.base,
        format: formatOf(summed, context),
        meanText: texts.highest,
        hasChart: false,
      }),
      ...(counted.prices.length > 0 ? presentDemand(brands, counted, summed, context) : []),
    ];
  },
};

type Brand = Item & BrandCounts;

const formatOf = (summed: Summed, { language }: SummaryContext) =>
  numberFormat(brandsOf(summed)[0]!.variable, language);

function presentDemand(
  brands: readonly Brand[],
  { prices, base }: TradeOffCounts,
  summed: Summed,
  context: SummaryContext,
): readonly Exhibit[] {
  const { language } = context;
  const texts = summaryTexts[language];
  const format = formatOf(summed, context);
  const frame = framed(summed, context, {
    what: 'prices',
    base,
    notes: notesIn(context, { bases: [base], wasCompared: false, footnotes: [texts.models.atLeastHow] }),
  });
  const title = texts.models.atLeast(frame.title);
  const table: Table = {
    ...frame,
    kind: 'table',
    title,
    measures: [{ id: 'percent', name: texts.percent, format: percentFormat }],
    columns: brands.map(({ key, label }) => ({ id: key, text: label, role: 'category', base: baseIn(context, base) })),
    rows: [
      { id: 'base', text: texts.base, role: 'base', format: countFormat },
      ...prices.map(price => ({
        id: `price${price}`,
        text: formatNumber(format, price, language),
        role: 'category' as const,
      })),
    ],
    cells: [
      brands.map(() => countCell(base.people)),
      ...prices.map((_price, place) => brands.map(({ atLeast }) => percentCell(atLeast[place] ?? null))),
    ],
  };
  if (summed.look.chart === 'none' || !(base.weighted > 0)) return [table];
  return [
    table,
    {
      ...frame,
      kind: 'lines',
      id: `chart:${summed.question.key}`,
      title,
      notes: [],
      format: percentFormat,
      x: { of: 'number', at: prices, format },
      y: { min: 0, max: 100 },
      series: brands.map(({ key, label, atLeast }) => ({ id: key, name: label, values: atLeast })),
      ...(summed.look.colours && { colours: summed.look.colours }),
    },
  ];
}
