import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { Told } from '../../../claims/claim.ts';
import { joinTold } from '../../../claims/join-told.ts';
import { cellIn, countCell } from '../../../exhibit/cells.ts';
import type { Base, Exhibit, Head, Series, TableCell } from '../../../exhibit/exhibits.ts';
import { countFormat, type NumberFormat, type PlainFormat, type PlainUnit } from '../../../exhibit/units.ts';
import type { Filter } from '../../../filter/filter.ts';
import { differences } from '../../cross/differences.ts';
import { noFamily } from '../../cross/families.ts';
import { statisticFormat } from '../../cross/heads.ts';
import { tooLittle } from '../../cross/meaning.ts';
import type { CrossTable } from '../../cross/result.ts';
import { levelText } from '../../cross/shown-table.ts';
import type { Spoken } from '../../cross/spoken.ts';
import { meanInterval } from '../figures.ts';
import { framed } from '../framed.ts';
import { notesIn } from '../notes.ts';
import { letteredCell, rowHeads } from '../row-heads.ts';
import { baseIn, type SummaryContext, type Summed } from '../summary.ts';
import { extremes } from './extremes.ts';

/** Something that has a mean: an item of a question, a card, a price. */
export interface Item {
  readonly key: string;
  readonly label: string;
  readonly table: CrossTable;
  readonly drill?: Filter;
}

export interface ItemColumn {
  readonly id: string;
  readonly text: string;
  readonly format: NumberFormat;
  /** By item, then column. */
  readonly cells: readonly (readonly TableCell[])[];
}

interface ItemsOf {
  readonly summed: Summed;
  readonly context: SummaryContext;
  /** Who answered any of them: each may have been left out by some. */
  readonly base: Required<Base>;
  /** Part of the exhibits' ids; the question's own when left out. */
  readonly of?: { readonly key: string; readonly label: string };
  readonly format?: PlainFormat;
  /** Before the mean and behind the median. */
  readonly before?: readonly ItemColumn[];
  readonly more?: readonly ItemColumn[];
  readonly meanText?: string;
  readonly footnotes?: readonly string[];
  readonly hasChart?: boolean;
}

/** A line of numbers for each item, and a bar of its mean with the interval. */
export function presentItems(items: readonly Item[], of: ItemsOf): readonly Exhibit[] {
  if (items.length === 0) return [];
  const { summed, context, base, hasChart = true, footnotes = [], format = statisticFormat } = of;
  const { language, request, columns } = context;
  const texts = summaryTexts[language];
  const frame = framed(summed, context, {
    what: 'items',
    ...(of.of && { part: of.of }),
    base,
    notes: notesIn(context, {
      meaning: itemsMeaning(items.map(withoutLines), context, { base, format }),
      bases: items.flatMap(({ table }) => table.bases.slice(0, columns.length)),
      wasCompared: items.some(({ table }) => table.wasCompared),
      footnotes: [
        ...footnotes,
        ...(base.people > 0 ? [texts.numbers.meanInterval(levelText(request.test.level))] : []),
      ],
    }),
  });
  const drawn = hasChart ? itemsChart(items, of) : undefined;
  return [
    { ...frame, ...itemsTable(items, of) } as Exhibit,
    ...(drawn ? [{ ...frame, ...drawn, id: `chart:${of.of?.key ?? summed.question.key}`, notes: [] }] : []),
  ];
}

/** A sentence about single values of a number would say nothing. */
const withoutLines = ({ table, ...item }: Item): Item => ({
  ...item,
  table: { ...table, lines: [], cells: [], shares: [], comparison: { ...table.comparison, lines: noFamily } },
});

export function meanOf({ statistics }: CrossTable, column: number): number | null {
  return statistics.find(({ of }) => of === 'mean')?.cells[column]?.values[0] ?? null;
}

/** By the mean of everybody; whoever has none stays behind. */
export function sortedBy<One>(
  all: readonly One[],
  sort: 'descending' | 'ascending' | undefined,
  amountOf: (one: One) => number | null,
): readonly One[] {
  if (!sort) return all;
  const sign = sort === 'descending' ? -1 : 1;
  return [...all].sort((a, b) => {
    const [left, right] = [amountOf(a), amountOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

/** Which mean is highest and which is lowest, and where the groups differ. */
export function itemsMeaning(
  items: readonly Pick<Item, 'label' | 'table'>[],
  { language, request, columns }: SummaryContext,
  {
    base,
    format,
    textOf = ({ id }) => id,
  }: { readonly base: Required<Base>; readonly format: PlainFormat; readonly textOf?: Spoken['textOf'] },
): Told | undefined {
  const tables = items.map(
    ({ label, table }): Spoken => ({
      table,
      language,
      test: request.test,
      isSet: false,
      names: columns,
      of: label,
      format,
      textOf,
    }),
  );
  return (
    tooLittle(base, request.test, language) ??
    joinTold(
      [extremes(items, { language, format, test: request.test }), columns.length > 2 ? differences(tables) : undefined],
      language,
    )
  );
}

function itemsTable(
  items: readonly Item[],
  { context, format = statisticFormat, before = [], more = [], meanText }: ItemsOf,
) {
  const { language, request, columns } = context;
  const texts = summaryTexts[language];
  const level = levelText(request.test.level);
  const head = (id: string, text: string, own: NumberFormat = format): Head => ({
    id,
    text,
    role: 'statistic',
    format: own,
  });
  const statistic = ({ statistics }: CrossTable, name: string, column: number) =>
    statistics.find(({ of }) => of === name)?.cells[column];
  const cellsOf = ({ table }: Item, place: number, column: number): readonly TableCell[] => {
    const mean = statistic(table, 'mean', column);
    const plain = (name: string) => cellIn<PlainUnit>(format, statistic(table, name, column)?.values[0] ?? null);
    return [
      countCell(table.bases[column]!.people),
      ...before.map(({ cells }) => cells[place]![column]!),
      letteredCell<PlainUnit>(format, mean?.values[0] ?? null, mean?.above),
      ...meanInterval(table, column, request.test.level).map(end => cellIn<PlainUnit>(format, end)),
      ...[plain('deviation'), plain('median')],
      ...more.map(({ cells }) => cells[place]![column]!),
    ];
  };
  return {
    kind: 'table' as const,
    measures: [{ id: 'mean', name: meanText ?? texts.figures.mean, format }],
    columns: [
      { id: 'base', text: texts.base, role: 'base' as const, format: countFormat },
      ...before.map(({ id, text, format: own }) => head(id, text, own)),
      head('mean', meanText ?? texts.figures.mean),
      ...[head('low', texts.low(level)), head('high', texts.high(level))],
      ...[head('deviation', texts.figures.deviation), head('median', texts.figures.median)],
      ...more.map(({ id, text, format: own }) => head(id, text, own)),
    ],
    rows: rowHeads(
      items.map(item => ({ ...item, bases: item.table.bases })),
      context,
    ),
    cells: items.flatMap((item, place) => columns.map((_name, column) => cellsOf(item, place, column))),
  };
}

const MOST_DRAWN = 60;

function itemsChart(items: readonly Item[], { summed, context, format = statisticFormat }: ItemsOf) {
  const { look } = summed;
  const means = items.map(({ table }) => meanOf(table, 0));
  if (look.chart === 'none' || items.length > MOST_DRAWN || means.every(mean => mean === null)) return undefined;
  const series = context.columns.map((name, column): Series => {
    const ends = items.map(({ table }) => meanInterval(table, column, context.request.test.level));
    return {
      id: String(column),
      name,
      values: items.map(({ table }) => meanOf(table, column)),
      low: ends.map(([low]) => low),
      high: ends.map(([, high]) => high),
      bases: items.map(({ table }) => baseIn(context, table.bases[column]!)),
    };
  });
  const compared = series.length > 1 ? series.slice(1) : series;
  const categories = items.map(({ label }) => label);
  const drawn = { format, series: compared, ...(look.colours && { colours: look.colours }) };
  if (look.chart === 'lines' || look.chart === 'profile')
    return { ...drawn, kind: 'lines' as const, x: { of: 'category' as const, names: categories } };
  const direction = look.chart === 'columns' ? ('columns' as const) : ('bars' as const);
  return { ...drawn, kind: 'bars' as const, layout: 'grouped' as const, direction, categories };
}
