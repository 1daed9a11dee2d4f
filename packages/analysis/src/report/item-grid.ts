import type { Bars, Base, Exhibit, Lines, NumberFormat, Parts, Series, Table } from '../exhibit/exhibits.ts';
import { leafHeads, leafName } from '../exhibit/leaf-heads.ts';
import type { ExhibitAs } from './report-document.ts';

/** What can be drawn in several ways: what was answered, and how many of each group did. */
export interface ItemGrid {
  readonly items: readonly GridItem[];
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  readonly format: NumberFormat;
  /** Nobody is in two of the items: their shares may be added. */
  readonly isExclusive: boolean;
  /** As it is drawn now. */
  readonly as: ExhibitAs;
}

export interface GridItem {
  readonly id: string;
  readonly name: string;
  /** By group. */
  readonly cells: readonly GridCell[];
}

export interface GridCell {
  readonly value: number | null;
  readonly low?: number | null;
  readonly high?: number | null;
  readonly base?: Base;
  readonly letters?: string;
}

/** Undefined for what has one look only: maps, clouds, trees, texts. */
export function gridOf(exhibit: Exhibit): ItemGrid | undefined {
  if (exhibit.kind === 'bars') return ofBars(exhibit);
  if (exhibit.kind === 'parts')
    return { ...byCategory(exhibit, exhibit.categories), isExclusive: true, as: exhibit.shape };
  if (exhibit.kind === 'lines') return ofLines(exhibit);
  return exhibit.kind === 'table' ? ofTable(exhibit) : undefined;
}

function ofBars(bars: Bars): ItemGrid | undefined {
  // A histogram's bars are places on a scale, a profile's two sides belong together.
  if (bars.layout === 'touching' || bars.layout === 'mirrored') return undefined;
  const isExclusive = bars.isExclusive ?? false;
  if (bars.layout === 'grouped')
    return { ...byCategory(bars, bars.categories), isExclusive, as: bars.direction === 'bars' ? 'bar' : 'column' };
  return {
    items: bars.series.map(series => ({
      id: series.id,
      name: series.name,
      cells: bars.categories.map((_name, place) => cellAt(series, place)),
    })),
    groups: bars.categories.map((name, place) => ({ id: String(place), name })),
    format: bars.format,
    isExclusive: isExclusive || bars.layout === 'stacked-to-100',
    as: 'stacked',
  };
}

function ofLines(lines: Lines): ItemGrid | undefined {
  if (lines.x.of !== 'category' || lines.rules?.length) return undefined;
  return { ...byCategory(lines, lines.x.names), isExclusive: lines.isExclusive ?? false, as: 'line' };
}

function byCategory(
  { series, format }: Bars | Lines | Parts,
  names: readonly string[],
): Pick<ItemGrid, 'items' | 'groups' | 'format'> {
  return {
    items: names.map((name, place) => ({
      id: String(place),
      name,
      cells: series.map(one => cellAt(one, place)),
    })),
    groups: series.map(({ id, name }) => ({ id, name })),
    format,
  };
}

function cellAt({ values, low, high, bases, letters }: Series, place: number): GridCell {
  return {
    value: values[place] ?? null,
    ...(low && { low: low[place] ?? null }),
    ...(high && { high: high[place] ?? null }),
    ...(bases?.[place] && { base: bases[place] }),
    ...(letters?.[place] && { letters: letters[place] }),
  };
}

/** Its categories by its columns, of the first kind of number that is a per cent, else of the first. */
function ofTable(table: Table): ItemGrid | undefined {
  const rows = leafHeads(table.rows).map(({ head, path }, place) => ({ head, path, place }));
  const lines = rows.filter(({ head }) => (head.role === 'category' || head.role === 'net') && !head.format);
  const columns = leafHeads(table.columns).map((leaf, place) => ({ leaf, place }));
  if (lines.length === 0 || columns.length === 0) return undefined;
  const formatOf = ({ leaf }: (typeof columns)[number]) => leaf.head.format ?? table.measures[0]?.format;
  const chosen = columns.find(column => formatOf(column)?.as === 'percent') ?? columns[0]!;
  const format = formatOf(chosen);
  if (!format) return undefined;
  const shown = columns.filter(column => {
    const own = formatOf(column);
    return (
      own?.as === format.as &&
      column.leaf.head.text === (chosen.leaf.head.format ? chosen.leaf.head.text : column.leaf.head.text)
    );
  });
  const texts = lines.map(({ head }) => head.text);
  // The same product in two scenarios, the same answer to two questions: what stands around it tells them apart.
  const hasTwins = new Set(texts).size < texts.length;
  return {
    items: lines.map(({ head, path, place }) => ({
      id: head.id,
      name: hasTwins ? path.map(({ text }) => text).join(' · ') : head.text,
      cells: shown.map(({ leaf, place: column }): GridCell => {
        const cell = table.cells[place]![column]!;
        const base = cell.base ?? leaf.head.base;
        return {
          value: cell.values[0] ?? null,
          ...(base && { base }),
          ...(cell.letters && { letters: cell.letters }),
        };
      }),
    })),
    groups: shown.map(({ leaf }) => ({
      id: leaf.head.id,
      name: groupName(leaf, chosen.leaf.head.format !== undefined),
    })),
    format,
    isExclusive: false,
    as: 'matrix',
  };
}

/** A column that says only what kind of number it has is named after what stands above it. */
function groupName(leaf: ReturnType<typeof leafHeads>[number], isKindOfNumber: boolean): string {
  const above = leaf.path.at(-2);
  return isKindOfNumber && above ? above.text : leafName(leaf);
}
