import { type DataVariable, type Exhibit, leafHeads, type Row, type Table } from '../src/index.ts';

type Cells = readonly (number | string | null)[];

/** A reference case's columns as answers: words become codes from 1, in the order of their levels. */
export function caseData(
  columns: Readonly<Record<string, Cells>>,
  levelsOf: Readonly<Record<string, readonly string[]>> = {},
  measures: Readonly<Record<string, DataVariable['measure']>> = {},
): { readonly rows: readonly Row[]; readonly variables: readonly DataVariable[] } {
  const names = Object.keys(columns);
  const levels = new Map(
    names.flatMap(name => {
      const given = levelsOf[name] ?? wordsOf(columns[name]!);
      return given.length > 0 ? [[name, given.map(String)] as const] : [];
    }),
  );
  const codeOf = (name: string, cell: number | string | null) => {
    const known = levels.get(name);
    if (!known || cell === null) return cell;
    const at = known.indexOf(String(cell));
    return at < 0 ? null : at + 1;
  };
  return {
    rows: columns[names[0]!]!.map((_, row) =>
      Object.fromEntries(names.map(name => [name, codeOf(name, columns[name]![row]!)])),
    ),
    variables: names.map((name): DataVariable => {
      const known = levels.get(name);
      const shared = { key: name, name, label: '' };
      return known
        ? {
            ...shared,
            kept: 'code',
            measure: measures[name] ?? 'nominal',
            categories: known.map((label, at) => ({ code: at + 1, label })),
          }
        : { ...shared, kept: 'number', measure: 'scale' };
    }),
  };
}

const wordsOf = (cells: Cells) => [...new Set(cells.filter(cell => typeof cell === 'string'))];

/** As the case has them: what it calls categorical goes in by its options, whatever these are called. */
export const takenAsInCase = (categorical: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(categorical).map(key => [key, 'categories' as const]));

/** A number of a table, by the stable names of its row and column. */
export function figureIn(exhibits: readonly Exhibit[], table: string, row: string, column: string): number | null {
  const found = exhibits.find((exhibit): exhibit is Table => exhibit.kind === 'table' && exhibit.id === table);
  const line = found ? leafHeads(found.rows).findIndex(({ head }) => head.id === row) : -1;
  const place = found ? leafHeads(found.columns).findIndex(({ head }) => head.id === column) : -1;
  const cell = found?.cells[line]?.[place];
  if (!cell) throw new Error(`there is no ${row}, ${column} in ${table}`);
  return cell.values[0] ?? null;
}

/** What an exhibit says in words. */
export function toldBy(exhibits: readonly Exhibit[], id: string, tone: Exhibit['notes'][number]['tone']) {
  const notes = exhibits.find(exhibit => exhibit.id === id)?.notes ?? [];
  return notes.filter(note => note.tone === tone).map(({ text }) => text);
}
