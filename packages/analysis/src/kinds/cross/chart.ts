import type { Bars, Series, Table } from '../../exhibit/exhibits.ts';
import { type LeafHead, leafHeads, leafName } from '../../exhibit/leaf-heads.ts';
import { type Percent, percentFormat } from '../../exhibit/units.ts';
import { scaleOf } from '../scale-of.ts';
import { bannerHeads, lineText } from './heads.ts';
import { joinLetters } from './join-letters.ts';
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
  const leaves = leafHeads(bannerHeads(shown));
  const columns = leaves.map(leaf => ({ head: leaf.head, name: nameWithLetter(leaf, counted.wasCompared) }));
  const names = lines.map(({ line }) => lineText(line, variable, row.nets));
  const shareAt = (place: number, column: number) => counted.shares[place]![column] ?? null;
  // Letters compare shares of columns, which are what is drawn.
  const letterOf = leaves.map(({ head }) => head.letter ?? '');
  const lettersAt = (place: number, column: number) => joinLetters(counted.cells[place]![column]!.above, letterOf);
  const framed = { id: `chart:${id}`, title: table.title, source: table.source, notes: [] };
  const exclusive = variable?.kept === 'codes' ? {} : ({ isExclusive: true } as const);
  const scale = scaleOf(
    variable,
    lines.map(({ line }, index) => ({ name: names[index]!, code: line.codes[0]! })),
  );
  const drawn = {
    ...framed,
    ...exclusive,
    ...(scale && { ordered: scale }),
    kind: 'bars',
    format: percentFormat,
  } as const;
  const isStacked = variable?.kept !== 'codes' && lines.length <= MOST_STACKED && columns.length <= MOST_CATEGORIES;
  if (isStacked)
    return {
      ...drawn,
      direction: 'bars',
      layout: 'stacked-to-100',
      categories: columns.map(({ name }) => name),
      series: lines.map(
        ({ line, place }, index): Series<Percent> => ({
          id: line.id,
          name: names[index]!,
          values: columns.map((_column, column) => shareAt(place, column)),
          ...withLetters(columns.map((_column, column) => lettersAt(place, column))),
        }),
      ),
    };
  const series = columns.length <= MOST_GROUPED ? columns : columns.slice(0, 1);
  return {
    ...drawn,
    direction: 'bars',
    layout: 'grouped',
    categories: names,
    series: series.map(
      ({ head, name }, column): Series<Percent> => ({
        id: head.id,
        name,
        values: lines.map(({ place }) => shareAt(place, column)),
        ...(head.base && { bases: lines.map(() => head.base!) }),
        ...withLetters(lines.map(({ place }) => lettersAt(place, column))),
      }),
    ),
  };
}

const withLetters = (letters: readonly string[]): Pick<Series, 'letters'> =>
  letters.some(one => one !== '') ? { letters } : {};

/** Where letters were given, a column is named with its own. */
function nameWithLetter(leaf: LeafHead, wasCompared: boolean): string {
  const { letter } = leaf.head;
  return wasCompared && letter !== undefined ? `${leafName(leaf)} (${letter})` : leafName(leaf);
}
