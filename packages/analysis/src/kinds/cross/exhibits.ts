import { crossTexts } from '@wenshu/texts/findings/cross';
import { cellIn } from '../../exhibit/cells.ts';
import type { Base, Exhibit, Head, Source, Table, TableCell } from '../../exhibit/exhibits.ts';
import { leafHeads } from '../../exhibit/leaf-heads.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import { countFormat, type Held, inFormat, numberAs, type PlainFormat, type PlainUnit } from '../../exhibit/units.ts';
import { describeFilter } from '../../filter/describe-filter.ts';
import type { PresentContext } from '../kind.ts';
import { chartOf } from './chart.ts';
import { bannerHeads, lineHeads, statisticFormat } from './heads.ts';
import { joinLetters } from './join-letters.ts';
import { measureFormats } from './measures.ts';
import { notesOf } from './notes.ts';
import type { CrossRequest } from './request.ts';
import type { CrossCell, CrossResult, CrossTable } from './result.ts';
import type { ShownTable } from './shown-table.ts';

/** A table for each row question, and a chart behind it where one is wanted. */
export function presentCross(result: CrossResult, request: CrossRequest, context: PresentContext): readonly Exhibit[] {
  const ids = uniqueIds(request.rows.map(({ variable }) => variable));
  return result.tables.flatMap((table, index) => {
    const shown = { request, result, table, row: request.rows[index]!, context, id: ids[index]! };
    const exhibit = presentTable(shown);
    const chart = request.look.charts ? chartOf(shown, exhibit) : undefined;
    return chart ? [exhibit, chart] : [exhibit];
  });
}

function uniqueIds(keys: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return keys.map(key => {
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? key : `${key}:${times}`;
  });
}

function presentTable(shown: ShownTable): Table {
  const { request, table, row, context, id } = shown;
  const { variables, language, source } = context;
  const texts = crossTexts[language];
  const columns = bannerHeads(shown);
  const { lines, answered } = lineHeads(shown);
  const bases = [peopleLine, ...(source.weight === undefined ? [] : weightedLines)];
  const rows: Head[] = [
    ...bases.map(({ name, format }) => ({
      id: name,
      text: texts[name],
      role: 'base' as const,
      format,
      drill: answered,
    })),
    ...lines,
    ...table.statistics.map(({ of }) => ({
      id: of,
      text: texts.statistics[of],
      role: 'statistic' as const,
      format: statisticFormat,
      drill: answered,
    })),
  ];
  // The total, which comes first, has none.
  const letterOf = leafHeads(columns).map(({ head }) => head.letter ?? '');
  const heatOf = request.look.heat ? heatScale(table) : undefined;
  const cells = [
    ...bases.map(({ format, read }) => table.bases.map(base => cellIn<PlainUnit>(format, read(base)))),
    ...table.cells.map(line => line.map((cell, column) => presentCell(cell, letterOf, heatOf, column))),
    ...table.statistics.map(({ cells: line }) =>
      line.map(({ values, ...cell }) =>
        presentCell({ ...cell, values: values.map(value => inFormat(statisticFormat, value)) }, letterOf),
      ),
    ),
  ];
  const measures = request.measures.map(name => ({
    id: name,
    name: texts.measures[name],
    format: measureFormats[name],
  }));
  return {
    kind: 'table',
    id: `table:${id}`,
    title: titleOf(variables.get(row.variable), row.variable, language),
    source: sourceOf(shown),
    notes: notesOf(shown, columns),
    measures,
    ...(table.overall.length > 0 && {
      differs: table.overall.map(({ pValue, effect }) => ({ p: pValue, effect })),
    }),
    ...(request.look.isTransposed
      ? { columns: rows, rows: columns, cells: transpose(cells) }
      : { columns, rows, cells }),
  };
}

interface BaseLine {
  readonly name: 'base' | 'weightedBase' | 'effectiveBase';
  readonly format: PlainFormat;
  readonly read: (base: Required<Base>) => number;
}

const peopleLine: BaseLine = { name: 'base', format: countFormat, read: ({ people }) => people };
const weightedLines: readonly BaseLine[] = [
  { name: 'weightedBase', format: countFormat, read: ({ weighted }) => weighted },
  { name: 'effectiveBase', format: numberAs(1), read: ({ effective }) => effective },
];

function presentCell(
  { values, above = [] }: CrossCell<Held>,
  letterOf: readonly string[],
  heatOf?: (value: number | null) => number | undefined,
  column = 0,
): TableCell {
  const joined = joinLetters(above, letterOf);
  const heat = column === 0 ? undefined : heatOf?.(values[0]!);
  return { values, ...(joined && { letters: joined }), ...(heat !== undefined && { heat }) };
}

/** From the least to the most of the table's first measure, beside the total. */
function heatScale({ cells }: CrossTable): (value: number | null) => number | undefined {
  const values = cells.flatMap(line =>
    line.slice(1).flatMap(cell => (cell.values[0] === null ? [] : [cell.values[0]!])),
  );
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return value => (value === null || !(most > least) ? undefined : (value - least) / (most - least));
}

function sourceOf({ table, row, context }: Pick<ShownTable, 'table' | 'row' | 'context'>): Source {
  const { source, variables, language } = context;
  const { people, weighted, effective } = table.bases[0]!;
  const own = row.filter && describeFilter(row.filter, variables, language);
  const all = source.filter;
  const filter = all !== undefined && own !== undefined ? crossTexts[language].both({ all, own }) : (all ?? own);
  return {
    ...source,
    base: { people, ...(source.weight !== undefined && { weighted, effective }) },
    ...(filter !== undefined && { filter }),
  };
}

function transpose<Cell>(cells: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  return (cells[0] ?? []).map((_cell, column) => cells.map(line => line[column]!));
}
