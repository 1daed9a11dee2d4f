import { summaryTexts } from '@wenshu/texts/findings/summary';
import { countCell, percentCell } from '../../../exhibit/cells.ts';
import type { Base, Exhibit, Head, TableCell } from '../../../exhibit/exhibits.ts';
import { formatNumber } from '../../../exhibit/format-number.ts';
import { alreadyPercent, countFormat, type Percent, percentFormat, percentOf } from '../../../exhibit/units.ts';
import { lineText, statisticFormat } from '../../cross/heads.ts';
import type { Line } from '../../cross/lines.ts';
import type { CrossTable } from '../../cross/result.ts';
import { scaleOf } from '../../scale-of.ts';
import type { Places, SummaryAsking, TablePlaces } from '../asking.ts';
import { boxesOf } from '../boxes.ts';
import type { SummaryCounts } from '../counts.ts';
import { framed } from '../framed.ts';
import { notesIn } from '../notes.ts';
import { itemsMeaning, meanOf, sortedBy } from '../numbers-by-item/items.ts';
import type { SummaryChart } from '../request.ts';
import { letteredCell, rowHeads } from '../row-heads.ts';
import type { Summariser, SummaryContext, Summed, SummedPart } from '../summary.ts';
import { titleOfList } from './list-title.ts';

/** Rows of a matrix, each with the same options: lines of one table. A matrix whose columns have lists of their own has one for each list. */
export const optionsByRowSummariser: Summariser<readonly RowPlaces[], readonly RowCounts[]> = {
  lay: ({ parts }, asking) => layRows(parts, asking),
  run: (laid, counts, { parts }) => countRows(counts, laid, parts),
  present: (counted, summed, context) =>
    presentLists(
      summed.parts.map((part, index) => ({ part, ...counted[index]! })),
      summed,
      context,
    ),
};

export interface RowPlaces extends TablePlaces {
  /** Who answered any of the rows that stand in one table with it. */
  readonly together: Places;
}

export interface RowCounts {
  readonly table: CrossTable;
  /** Who answered any of the rows that stand in one table with it: rows may be left out, and then none has everybody. */
  readonly together: Required<Base>;
  /** The two highest and the two lowest of a scale. */
  readonly boxes?: CrossTable;
}

interface Row extends RowCounts {
  readonly part: SummedPart;
}

export function layRows(parts: readonly SummedPart[], asking: SummaryAsking): readonly RowPlaces[] {
  const lists = listsOf(parts.map(part => ({ part })));
  return parts.map(part => {
    const list = lists.find(rows => rows.some(row => row.part === part))!;
    return {
      ...asking.table(part.variable.key),
      together: asking.answered(list.map(row => row.part.variable.key)),
    };
  });
}

export function countRows(
  counts: SummaryCounts,
  laid: readonly RowPlaces[],
  parts: readonly SummedPart[],
): readonly RowCounts[] {
  return laid.map(({ together, ...places }, index) => {
    const boxes = boxesOf(parts[index]!.variable);
    return {
      table: counts.table(places),
      together: counts.base(together),
      ...(boxes && { boxes: counts.bands(places, boxes) }),
    };
  });
}

/** Rows with the same options are one table. They are sorted by their means, where they have some. */
export function presentLists(
  rows: readonly Row[],
  summed: Summed,
  context: SummaryContext,
  footnotes: readonly string[] = [],
): readonly Exhibit[] {
  return listsOf(rows).flatMap((list, place) => {
    const sorted = sortedBy(list, summed.look.sort, ({ table }) => meanOf(table, 0));
    return presentRows(sorted, place, summed, { ...context, footnotes });
  });
}

interface RowsContext extends SummaryContext {
  readonly footnotes: readonly string[];
}

function listsOf<One extends Pick<Row, 'part'>>(rows: readonly One[]): readonly (readonly One[])[] {
  const lists = new Map<string, One[]>();
  for (const row of rows) {
    const name = JSON.stringify(row.part.variable.categories?.map(({ code, label }) => [code, label]));
    const known = lists.get(name);
    if (known) known.push(row);
    else lists.set(name, [row]);
  }
  return [...lists.values()];
}

const chartOf: Readonly<Record<string, SummaryChart>> = {
  matrix: 'heat',
  profile: 'profile',
  'stacked-bar': 'stacked',
};

function presentRows(rows: readonly Row[], place: number, summed: Summed, context: RowsContext): readonly Exhibit[] {
  const { language } = context;
  const base = rows[0]!.together;
  const ofList =
    place === 0
      ? undefined
      : { key: `${summed.question.key}:${place}`, label: titleOfList(rows.map(({ part }) => part.label)) };
  const several = rows[0]!.part.variable.kept === 'codes' ? [summaryTexts[language].several] : [];
  const texts = summaryTexts[language];
  const shown = shownCodes(rows, summed);
  const hidden = codesOf(rows).length - shown.length;
  const least = formatNumber(percentFormat, alreadyPercent(summed.look.leastPercent ?? 0), language);
  const frame = framed(summed, context, {
    what: 'rows',
    ...(ofList && { part: ofList }),
    base,
    notes: notesIn(context, {
      meaning: itemsMeaning(
        rows.map(({ part, table }) => ({ label: part.label, table })),
        context,
        { base, format: statisticFormat, textOf: line => lineText(line, rows[0]!.part.variable) },
      ),
      bases: rows.flatMap(({ table }) => table.bases),
      wasCompared: rows.some(({ table }) => table.wasCompared),
      footnotes: [
        ...(hidden > 0 ? [texts.hidden({ count: hidden, least })] : []),
        ...several,
        ...(rows.some(({ boxes }) => boxes) ? [texts.numbers.boxes] : []),
        ...context.footnotes,
      ],
    }),
  });
  const drawn = rowsChart(rows, shown, summed, context);
  return [
    { ...frame, ...rowsTable(rows, shown, context) } as Exhibit,
    ...(drawn ? [{ ...frame, ...drawn, id: `chart:${ofList?.key ?? summed.question.key}`, notes: [] }] : []),
  ];
}

/** All codes that any row has, as the questionnaire has them. */
const codesOf = (rows: readonly Row[]) => {
  const lines = new Map(rows.flatMap(({ table }) => table.lines.map(line => [line.id, line] as const)));
  return [...lines.values()];
};

/** Options that reach the asked share in some row. */
function shownCodes(rows: readonly Row[], { look: { leastPercent = 0 } }: Summed): readonly Line[] {
  return codesOf(rows).filter(({ id }) => rows.some(row => (shareOf(row, id) ?? 0) >= leastPercent));
}

/** Of everybody. */
function shareOf({ table }: Row, id: string): Percent | null {
  const place = table.lines.findIndex(line => line.id === id);
  return place < 0 ? null : (table.shares[place]![0] ?? null);
}

function rowsTable(rows: readonly Row[], lines: readonly Line[], context: SummaryContext) {
  const { language, columns } = context;
  const texts = summaryTexts[language];
  const hasBoxes = rows.some(({ boxes }) => boxes);
  const hasMeans = rows.some(({ table }) => table.statistics.length > 0);
  const heads: readonly Head[] = [
    { id: 'base', text: texts.base, role: 'base', format: countFormat },
    ...lines.map((line): Head => ({ id: line.id, text: lineText(line, rows[0]!.part.variable), role: 'category' })),
    ...(hasMeans
      ? [{ id: 'mean', text: texts.figures.mean, role: 'statistic' as const, format: statisticFormat }]
      : []),
    ...(hasBoxes ? [{ id: 'top2', text: texts.figures.top2, role: 'statistic' as const, format: percentFormat }] : []),
  ];
  const cellsOf = ({ table, boxes }: Row, column: number): readonly TableCell[] => [
    countCell(table.bases[column]!.people),
    ...lines.map(({ id }): TableCell => {
      const place = table.lines.findIndex(line => line.id === id);
      if (place < 0) return percentCell(percentOf(0, table.bases[column]!.people));
      return cellOf(table.shares[place]![column] ?? null, table.cells[place]![column]!.above);
    }),
    ...(hasMeans ? [meanCell(table, column)] : []),
    ...(hasBoxes
      ? [boxes ? letteredCell(percentFormat, boxes.shares[0]![column]!, boxes.cells[0]![column]!.above) : NO_CELL]
      : []),
  ];
  return {
    kind: 'table' as const,
    columns: heads,
    measures: [{ id: 'percent', name: texts.percent, format: percentFormat }],
    rows: rowHeads(
      rows.map(({ part, table }) => ({
        key: part.variable.key,
        label: part.label,
        bases: table.bases,
        drill: { test: 'answered', variable: part.variable.key, is: true },
      })),
      context,
    ),
    cells: rows.flatMap(row => columns.map((_name, column) => cellsOf(row, column))),
  };
}

const NO_CELL: TableCell = { values: [null] };

function cellOf(value: Percent | null, above: readonly number[] | undefined): TableCell {
  return { ...letteredCell(percentFormat, value, above), ...(value !== null && { heat: value / 100 }) };
}

function meanCell({ statistics }: CrossTable, column: number): TableCell {
  const mean = statistics.find(({ of }) => of === 'mean')?.cells[column];
  return letteredCell(statisticFormat, mean?.values[0] ?? null, mean?.above);
}

const MOST_ROWS = 60;

/** Of everybody: stacked bars where answers add up, a heat map where they need not, the means in a line for a profile. */
function rowsChart(
  rows: readonly Row[],
  lines: readonly Line[],
  { question, look }: Summed,
  { language }: SummaryContext,
) {
  const chart = look.chart ?? chartOf[question.summary.chart] ?? 'stacked';
  if (chart === 'none' || rows.length > MOST_ROWS || rows.every(({ table }) => table.bases[0]!.people === 0))
    return undefined;
  const names = lines.map(line => lineText(line, rows[0]!.part.variable));
  const labels = rows.map(({ part }) => part.label);
  const scale = scaleOf(
    rows[0]!.part.variable,
    lines.map(({ codes }, index) => ({ name: names[index]!, code: codes[0]! })),
  );
  const drawn = {
    format: percentFormat,
    ...(look.colours && { colours: look.colours }),
    ...(scale && { ordered: scale }),
  };
  const isSet = rows[0]!.part.variable.kept === 'codes';
  if (chart === 'profile' && rows.some(({ table }) => table.statistics.length > 0))
    return {
      ...drawn,
      kind: 'lines' as const,
      format: statisticFormat,
      x: { of: 'category' as const, names: labels },
      series: [
        {
          id: 'mean',
          name: summaryTexts[language].figures.mean,
          values: rows.map(({ table }) => meanOf(table, 0)),
        },
      ],
    };
  if (chart === 'heat' || (chart === 'stacked' && isSet))
    return {
      ...drawn,
      kind: 'heat' as const,
      rows: labels,
      columns: names,
      scale: 'from-zero' as const,
      min: 0,
      max: 100,
      values: rows.map(row => lines.map(({ id }) => shareOf(row, id))),
    };
  return {
    ...drawn,
    kind: 'bars' as const,
    categories: labels,
    direction: chart === 'columns' ? ('columns' as const) : ('bars' as const),
    layout: chart === 'stacked' ? ('stacked-to-100' as const) : ('grouped' as const),
    series: lines.map(({ id }, index) => ({ id, name: names[index]!, values: rows.map(row => shareOf(row, id)) })),
  };
}
