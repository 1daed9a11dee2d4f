import type { Bars, Series, Table } from '../../exhibit/exhibits.ts';
import { leafHeads, leafName } from '../../exhibit/leaf-heads.ts';
import { bannerHeads, lineText } from './heads.ts';
import type { ShownTable } from './shown-table.ts';

/** More are no picture. */
const MOST_CATEGORIES = 30;
const MOST_STACKED = 10;
const MOST_GROUPED = 6;

/** The shares of a table as bars: what adds up to 100 stacked, column by column; else line by line. None where it would be no picture. */
export function chartOf(shown: ShownTable, table: Table): Bars | undefined {
  const { table: counted, row, context, id } = shown;
  const variable = context.variables.get(row.variable);
  const lines = counted.lines.flatMap((line, place) => (line.net === undefined ? [{ line, place }] : []));
  if (lines.length === 0 || lines.length > MOST_CATEGORIES || counted.bases[0]!.people === 0) return undefined;
  const columns = leafHeads(bannerHeads(shown)).map(leaf => ({ head: leaf.head, name: leafName(leaf) }));
  const names = lines.map(({ line }) => lineText(line, variable, row.nets));
  const shareAt = (place: number, column: number) => counted.shares[place]![column] ?? null;
  const framed = { id: `chart:${id}`, title: table.title, source: table.source, notes: [] };
  const drawn = { ...framed, kind: 'bars', format: { as: 'percent', decimals: 1 } } as const;
  const isStacked = variable?.kept !== 'codes' && lines.length <= MOST_STACKED && columns.length <= MOST_CATEGORIES;
  if (isStacked)
    return {
      ...{ ...drawn, direction: 'bars', layout: 'stacked-to-100', categories: columns.map(({ name }) => name) },
      series: lines.map(
        ({ line, place }, index): Series => ({
          ...{ id: line.id, name: names[index]! },
          values: columns.map((_column, column) => shareAt(place, column)),
        }),
      ),
    };
  const series = columns.length <= MOST_GROUPED ? columns : columns.slice(0, 1);
  return {
    ...{ ...drawn, direction: 'bars', layout: 'grouped', categories: names },
    series: series.map(
      ({ head, name }, column): Series => ({
        ...{ id: head.id, name },
        values: lines.map(({ place }) => shareAt(place, column)),
        ...(head.base && { bases: lines.map(() => head.base!) }),
      }),
    ),
  };
}
