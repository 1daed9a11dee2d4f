import { columnLetter } from '@wenshu/statistics';
import { crossTexts } from '@wenshu/texts/findings/cross';
import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { Chart, Exhibit, Head, TableCell } from '../../../exhibit/exhibits.ts';
import { lineText, statisticFormat } from '../../cross/heads.ts';
import type { CrossTable } from '../../cross/result.ts';
import type { TablePlaces } from '../asking.ts';
import { framed } from '../framed.ts';
import type { SummaryChart } from '../request.ts';
import { countFormat, percentFormat } from '../shares.ts';
import { baseIn, type Summariser, type SummaryContext, type Summed, type SummedPart } from '../summary.ts';

/** Rows of a matrix, each with the same options: lines of one table. A matrix whose columns have lists of their own has one for each list. */
export const optionsByRowSummariser: Summariser<readonly TablePlaces[], readonly CrossTable[]> = {
  lay: ({ parts }, asking) => parts.map(({ variable }) => asking.table(variable.key)),
  run: (laid, counts) => laid.map(places => counts.table(places)),
  present: (tables, summed, context) => {
    const rows = summed.parts.map((part, index) => ({ part, table: tables[index]! }));
    return listsOf(rows).flatMap((list, place) => presentRows(list, place, summed, context));
  },
};

interface Row {
  readonly part: SummedPart;
  readonly table: CrossTable;
}

function listsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const lists = new Map<string, Row[]>();
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

function presentRows(rows: readonly Row[], place: number, summed: Summed, context: SummaryContext): readonly Exhibit[] {
  const { language } = context;
  const base = rows.map(({ table }) => table.bases[0]!).reduce((most, one) => (one.people > most.people ? one : most));
  const ofList = place === 0 ? undefined : { key: `${summed.question.key}:${place}`, label: rows[0]!.part.label };
  const several = rows[0]!.part.variable.kept === 'codes' ? [summaryTexts[language].several] : [];
  const isCompared = rows.some(({ table }) => table.wasCompared);
  const frame = framed(summed, context, {
    ...{ what: 'rows', ...(ofList && { part: ofList }), base },
    notes: [...several, ...(isCompared ? [lettersText(context)] : [])].map(text => ({ tone: 'footnote', text })),
  });
  const drawn = rowsChart(rows, summed, context);
  return [
    { ...frame, ...rowsTable(rows, context) } as Exhibit,
    ...(drawn ? [{ ...frame, ...drawn, id: `chart:${ofList?.key ?? summed.question.key}`, notes: [] } as Chart] : []),
  ];
}

function lettersText({ language, request: { test } }: SummaryContext): string {
  const texts = crossTexts[language];
  return texts.letters({ level: `${Math.round(test.level * 100)}%`, correction: texts.corrections[test.correction] });
}

/** All codes that any row has, as the questionnaire has them. */
const codesOf = (rows: readonly Row[]) => {
  const lines = new Map(rows.flatMap(({ table }) => table.lines.map(line => [line.id, line] as const)));
  return [...lines.values()];
};

function rowsTable(rows: readonly Row[], context: SummaryContext) {
  const { language, columns, request } = context;
  const texts = summaryTexts[language];
  const lines = codesOf(rows);
  const hasMeans = rows.some(({ table }) => table.statistics.length > 0);
  const isAlone = columns.length === 1;
  const heads: readonly Head[] = [
    { id: 'base', text: texts.base, role: 'base', format: countFormat },
    ...lines.map((line): Head => ({ id: line.id, text: lineText(line, rows[0]!.part.variable), role: 'category' })),
    ...(hasMeans
      ? [{ id: 'mean', text: texts.figures.mean, role: 'statistic' as const, format: statisticFormat }]
      : []),
  ];
  const cellsOf = ({ table }: Row, column: number): readonly TableCell[] => [
    { values: [table.bases[column]!.people] },
    ...lines.map(({ id }): TableCell => {
      const place = table.lines.findIndex(line => line.id === id);
      if (place < 0) return { values: [table.bases[column]!.people > 0 ? 0 : null] };
      return cellOf(table.shares[place]![column] ?? null, table.cells[place]![column]!.above);
    }),
    ...(hasMeans ? [meanCell(table, column)] : []),
  ];
  return {
    ...{ kind: 'table' as const, columns: heads },
    measures: [{ id: 'percent', name: texts.percent, format: percentFormat }],
    rows: rows.map(({ part, table }): Head => {
      const answered = { test: 'answered' as const, variable: part.variable.key, is: true };
      const own: Head = { id: part.variable.key, text: part.label, role: isAlone ? 'category' : 'group' };
      if (isAlone) return { ...own, base: baseIn(context, table.bases[0]!), drill: answered };
      return {
        ...own,
        children: columns.map(
          (name, column): Head => ({
            ...{ id: `${part.variable.key}:${column}`, text: name, role: column === 0 ? 'total' : 'category' },
            ...{ base: baseIn(context, table.bases[column]!), drill: request.groups[column - 1]?.filter ?? answered },
            ...(columns.length > 2 && column > 0 && { letter: columnLetter(column - 1) }),
          }),
        ),
      };
    }),
    cells: rows.flatMap(row => columns.map((_name, column) => cellsOf(row, column))),
  };
}

function cellOf(value: number | null, above: readonly number[] | undefined): TableCell {
  const letters = above?.map(column => columnLetter(column - 1)).join('');
  return { values: [value], ...(letters && { letters }), ...(value !== null && { heat: value / 100 }) };
}

function meanCell({ statistics }: CrossTable, column: number): TableCell {
  const mean = statistics.find(({ of }) => of === 'mean')?.cells[column];
  const { heat: _heat, ...cell } = cellOf(mean?.values[0] ?? null, mean?.above);
  return cell;
}

const MOST_ROWS = 60;

/** Of everybody: stacked bars where answers add up, a heat map where they need not, the means in a line for a profile. */
function rowsChart(rows: readonly Row[], { question, look }: Summed, { language }: SummaryContext) {
  const chart = look.chart ?? chartOf[question.summary.chart] ?? 'stacked';
  if (chart === 'none' || rows.length > MOST_ROWS || rows.every(({ table }) => table.bases[0]!.people === 0))
    return undefined;
  const lines = codesOf(rows);
  const names = lines.map(line => lineText(line, rows[0]!.part.variable));
  const labels = rows.map(({ part }) => part.label);
  const shareOf = ({ table }: Row, id: string) => {
    const place = table.lines.findIndex(line => line.id === id);
    return place < 0 ? null : (table.shares[place]![0] ?? null);
  };
  const drawn = { format: percentFormat, ...(look.colours && { colours: look.colours }) };
  const isSet = rows[0]!.part.variable.kept === 'codes';
  if (chart === 'profile' && rows.some(({ table }) => table.statistics.length > 0))
    return {
      ...{ ...drawn, kind: 'lines' as const, format: statisticFormat, x: { of: 'category' as const, names: labels } },
      series: [
        {
          ...{ id: 'mean', name: summaryTexts[language].figures.mean },
          values: rows.map(
            ({ table }) => table.statistics.find(({ of }) => of === 'mean')?.cells[0]?.values[0] ?? null,
          ),
        },
      ],
    };
  if (chart === 'heat' || (chart === 'stacked' && isSet))
    return {
      ...{
        ...drawn,
        kind: 'heat' as const,
        rows: labels,
        columns: names,
        scale: 'from-zero' as const,
        min: 0,
        max: 100,
      },
      values: rows.map(row => lines.map(({ id }) => shareOf(row, id))),
    };
  return {
    ...{ ...drawn, kind: 'bars' as const, categories: labels },
    direction: chart === 'columns' ? ('columns' as const) : ('bars' as const),
    layout: chart === 'stacked' ? ('stacked-to-100' as const) : ('grouped' as const),
    series: lines.map(({ id }, index) => ({ id, name: names[index]!, values: rows.map(row => shareOf(row, id)) })),
  };
}
