import { summaryTexts } from '@wenshu/texts/findings/summary';
import { percentCell } from '../../../exhibit/cells.ts';
import type { Base, Exhibit, TableCell } from '../../../exhibit/exhibits.ts';
import { formatNumber } from '../../../exhibit/format-number.ts';
import { numberAs, percentFormat, percentOf } from '../../../exhibit/units.ts';
import type { CrossTable } from '../../cross/result.ts';
import type { TablePlaces } from '../asking.ts';
import { numberFormat } from '../number-format.ts';
import type { Summariser, SummaryContext, Summed, SummedPart } from '../summary.ts';
import { answeredOf } from './answered-of.ts';
import { type Item, type ItemColumn, meanOf, presentItems, sortedBy } from './items.ts';

const numericParts = ({ parts }: Summed): readonly SummedPart[] =>
  parts.filter(({ variable: { kept } }) => kept === 'code' || kept === 'number');

interface ItemCounts {
  readonly tables: readonly CrossTable[];
  /** Who answered any of them. */
  readonly base: Required<Base>;
}

/** Numbers of several items. Where they share a total out, an item that was given nothing counts as 0: only so do means add up to it. */
export const numbersByItemSummariser: Summariser<readonly TablePlaces[], ItemCounts | undefined> = {
  lay: (summed, asking) => asking.tables(numericParts(summed).map(({ variable }) => variable.key)),
  run: (laid, counts, summed) => {
    const together = laid[0]?.bases;
    if (!together) return undefined;
    const tables = numericParts(summed).map(({ variable: { whole } }, index) => {
      const { bases: _bases, ...places } = laid[index]!;
      return whole === undefined
        ? counts.table(places)
        : counts.table({ ...places, bases: together }, {}, { nothingIs: 0 });
    });
    return { tables, base: counts.base(together) };
  },
  present: (counted, summed, context) => {
    if (!counted) return [];
    const { tables, base } = counted;
    const parts = numericParts(summed);
    const all = parts.map(
      ({ variable, label }, index): Item => ({
        key: variable.key,
        label,
        table: tables[index]!,
        drill: answeredOf(variable.whole === undefined ? [variable] : parts.map(one => one.variable)),
      }),
    );
    const items = sortedBy(all, summed.look.sort, ({ table }) => meanOf(table, 0));
    return presentShared(items, parts, { summed, context, base });
  },
};

function presentShared(
  items: readonly Item[],
  parts: readonly SummedPart[],
  {
    summed,
    context,
    base,
  }: { readonly summed: Summed; readonly context: SummaryContext; readonly base: Required<Base> },
): readonly Exhibit[] {
  const variable = parts[0]?.variable;
  if (!variable) return [];
  const { language } = context;
  const format = numberFormat(variable, language);
  if (variable.whole === undefined) return presentItems(items, { summed, context, base, format });
  const texts = summaryTexts[language].numbers;
  const shares: ItemColumn = {
    id: 'share',
    text: texts.ofTotal,
    format: percentFormat,
    cells: sharesOfTotal(items.map(({ table }) => table)),
  };
  const total = formatNumber(numberAs(0), variable.whole, language);
  return presentItems(items, { summed, context, base, format, more: [shares], footnotes: [texts.sharedOut(total)] });
}

/** By item, then column: its mean among all of them. All have the same base, so that means add up as totals do. */
function sharesOfTotal(tables: readonly CrossTable[]): readonly (readonly TableCell[])[] {
  return tables.map(table =>
    table.bases.map((_base, column) => {
      const sum = tables.reduce((known, one) => known + (meanOf(one, column) ?? 0), 0);
      const own = meanOf(table, column);
      return percentCell(own === null ? null : percentOf(own, sum));
    }),
  );
}
