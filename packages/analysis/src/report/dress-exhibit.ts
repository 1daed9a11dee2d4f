import type { Language } from '@wenshu/texts';
import { hasWhiskers } from '../exhibit/charts/whiskers.ts';
import type { Chart, Exhibit, NumberFormat, Series, Table } from '../exhibit/exhibits.ts';
import { leafHeads } from '../exhibit/leaf-heads.ts';
import { redrawn } from '../exhibit/redrawn.ts';
import { tableOf } from '../exhibit/table-of.ts';
import { type GridItem, gridOf, type ItemGrid } from './item-grid.ts';
import type { ExhibitAs, ExhibitLook } from './report-document.ts';

/** More parts are no picture. */
const MOST_PARTS = 12;
const WHOLE = 100.5;

/** The ways in which an exhibit can be shown; the first is its own. */
export function offeredAs(exhibit: Exhibit): readonly ExhibitAs[] {
  if (exhibit.kind === 'gauge') return ['dashboard', 'matrix'];
  if (exhibit.kind === 'figure') return ['dashboard'];
  const grid = gridOf(exhibit);
  if (!grid) return hasNumbers(exhibit) ? ['matrix'] : [];
  const offered: ExhibitAs[] = ['column', 'bar', 'matrix'];
  if (grid.items.length > 1) offered.push('line');
  if (isStackable(grid)) offered.push('stacked');
  if (isWhole(grid)) offered.push('ring', 'pie');
  if (grid.format.as === 'percent') offered.push('dashboard');
  return [grid.as, ...offered.filter(one => one !== grid.as)];
}

/**
 * An exhibit as a block of a report shows it. What the exhibit cannot be turned into (`offeredAs`) it is not: it stays as its analysis has
 * it, and so do nets of what may not be added.
 */
export function dressExhibit(exhibit: Exhibit, look: ExhibitLook, language: Language): Exhibit {
  return framed(turned(exhibit, look, language), look);
}

function turned(exhibit: Exhibit, look: ExhibitLook, language: Language): Exhibit {
  const as = look.as && offeredAs(exhibit).includes(look.as) ? look.as : undefined;
  if (exhibit.kind === 'figure')
    return as === 'dashboard' && exhibit.value !== null ? gaugeOf(exhibit, exhibit.value, exhibit.format) : exhibit;
  const grid = gridOf(exhibit);
  if (!grid) return as === 'matrix' && hasNumbers(exhibit) ? asMatrix(exhibit, language) : exhibit;
  const wanted = as ?? grid.as;
  if (exhibit.kind === 'table' && wanted === 'matrix') return ordered(exhibit, look);
  const arranged = arrange(grid, look);
  if (arranged === grid && wanted === grid.as) return exhibit;
  return drawn(exhibit, arranged, wanted, { look, language });
}

const hasNumbers = (exhibit: Exhibit): exhibit is Chart => 'format' in exhibit && exhibit.kind !== 'figure';

const asMatrix = (chart: Chart, language: Language): Table => ({ ...tableOf(chart, language), id: chart.id });

/** In the order, without the hidden, and with the nets that the look asks for; the same where it asks for nothing. */
function arrange(grid: ItemGrid, { hidden = [], nets = [], sort }: ExhibitLook): ItemGrid {
  const added = grid.isExclusive ? nets.flatMap(net => netOf(grid, net)) : [];
  if (hidden.length === 0 && added.length === 0 && !sort) return grid;
  const shown = grid.items.filter(({ name }) => !hidden.includes(name));
  const sign = sort === 'ascending' ? 1 : -1;
  const least = Number.NEGATIVE_INFINITY;
  const sorted = sort
    ? shown.toSorted((a, b) => sign * ((a.cells[0]?.value ?? least) - (b.cells[0]?.value ?? least)) || 0)
    : shown;
  return { ...grid, items: [...sorted, ...added], isExclusive: grid.isExclusive && added.length === 0 };
}

function netOf({ items, groups }: ItemGrid, { name, of }: { name: string; of: readonly string[] }): GridItem[] {
  const members = items.filter(item => of.includes(item.name));
  if (members.length === 0) return [];
  const cells = groups.map((_group, place) => {
    const values = members.map(({ cells: all }) => all[place]?.value ?? null);
    const base = members[0]!.cells[place]?.base;
    return {
      value: values.every(value => value === null)
        ? null
        : values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
      ...(base && { base }),
    };
  });
  return [{ id: `net:${name}`, name, cells }];
}

interface Drawing {
  readonly look: ExhibitLook;
  readonly language: Language;
}

function drawn(exhibit: Exhibit, grid: ItemGrid, as: ExhibitAs, { look, language }: Drawing): Exhibit {
  const { id, title, source, notes } = exhibit;
  const about = exhibit.about === undefined ? {} : { about: exhibit.about };
  const frame = { id, title, source, notes, ...about, format: grid.format, ...keptLook(exhibit) };
  const exclusive = grid.isExclusive ? ({ isExclusive: true } as const) : {};
  const names = grid.items.map(({ name }) => name);
  if (as === 'dashboard') {
    const shown = grid.items.find(({ name }) => look.highlights?.includes(name)) ?? grid.items[0];
    const value = shown?.cells[0]?.value ?? null;
    // Where nobody is counted there is nothing to point at.
    return value === null ? exhibit : gaugeOf({ ...exhibit, title: `${title} · ${shown!.name}` }, value, grid.format);
  }
  if (as === 'ring' || as === 'pie') {
    const [only] = seriesByGroup(grid);
    return redrawn({ ...frame, kind: 'parts', shape: as, categories: names, series: [only!] });
  }
  if (as === 'line')
    return redrawn({
      ...frame,
      ...exclusive,
      kind: 'lines',
      x: { of: 'category', names },
      series: seriesByGroup(grid),
    });
  const bars = { ...frame, ...exclusive, kind: 'bars' as const };
  if (as === 'stacked')
    return redrawn({
      ...bars,
      direction: 'bars',
      categories: grid.groups.map(({ name }) => name),
      layout: grid.isExclusive && grid.format.as === 'percent' ? 'stacked-to-100' : 'stacked',
      series: grid.items.map(({ id: item, name, cells }) => ({
        id: item,
        name,
        values: cells.map(({ value }) => value),
        ...lettersIn(cells.map(({ letters }) => letters)),
      })),
    });
  const grouped = redrawn({
    ...bars,
    direction: as === 'column' ? 'columns' : 'bars',
    layout: 'grouped',
    categories: names,
    series: seriesByGroup(grid),
  });
  return as === 'matrix' ? asMatrix(grouped, language) : grouped;
}

/** What a chart says itself of how it looks. */
const keptLook = (exhibit: Exhibit) => ({
  ...('colours' in exhibit && exhibit.colours && { colours: exhibit.colours }),
  ...('ordered' in exhibit && exhibit.ordered && { ordered: exhibit.ordered }),
  ...('hidesNumbers' in exhibit && exhibit.hidesNumbers && { hidesNumbers: true as const }),
});

const lettersIn = (letters: readonly (string | undefined)[]) =>
  letters.some(one => one) ? { letters: letters.map(one => one ?? '') } : {};

function seriesByGroup({ items, groups }: ItemGrid): Series[] {
  return groups.map(({ id, name }, place) => {
    const cells = items.map(item => item.cells[place]!);
    const bases = cells.flatMap(({ base }) => base ?? []);
    const hasEnds = cells.some(({ low }) => low !== undefined);
    return {
      id,
      name,
      values: cells.map(({ value }) => value),
      ...(hasEnds && { low: cells.map(cell => cell.low ?? null), high: cells.map(cell => cell.high ?? null) }),
      ...(bases.length === cells.length && { bases }),
      ...lettersIn(cells.map(({ letters }) => letters)),
    };
  });
}

function gaugeOf(exhibit: Exhibit, value: number, format: NumberFormat): Chart {
  const { id, title, source, notes } = exhibit;
  const isPercent = format.as === 'percent';
  const most = isPercent ? 100 : Math.max(1, 10 ** Math.ceil(Math.log10(Math.max(1, Math.abs(value)))));
  return redrawn({
    kind: 'gauge',
    id,
    title,
    source,
    notes,
    format,
    value,
    bands: [],
    ...(exhibit.about !== undefined && { about: exhibit.about }),
    min: value < 0 ? -most : 0,
    max: most,
  });
}

const isStackable = (grid: ItemGrid) =>
  grid.items.length > 1 && (grid.isExclusive || (grid.groups.length > 1 && isWithinWhole(grid)));

/** Shares of several questions, put upon each other, would be more than everybody. */
const isWithinWhole = ({ groups, items, format }: ItemGrid): boolean =>
  format.as !== 'percent' ||
  groups.every((_group, place) => items.reduce((sum, { cells }) => sum + (cells[place]?.value ?? 0), 0) <= WHOLE);

/** One group, whose parts make a whole. */
function isWhole({ groups, items, isExclusive, format }: ItemGrid): boolean {
  if (groups.length !== 1 || !isExclusive || items.length > MOST_PARTS || items.length < 2) return false;
  const values = items.map(({ cells }) => cells[0]!.value ?? 0);
  const sum = values.reduce((all, one) => all + one, 0);
  return values.every(value => value >= 0) && (format.as !== 'percent' || sum <= WHOLE);
}

/** A table with its categories sorted and some hidden; bases, totals and means stay where they are. */
function ordered(table: Table, { hidden = [], sort }: ExhibitLook): Table {
  const isFlat = table.rows.every(({ children }) => !children?.length);
  if (!isFlat || (hidden.length === 0 && !sort)) return table;
  const lines = leafHeads(table.rows).map(({ head }, place) => ({ head, cells: table.cells[place]! }));
  const isItem = ({ head }: (typeof lines)[number]) => head.role === 'category';
  const sign = sort === 'ascending' ? 1 : -1;
  const numberOf = ({ cells }: (typeof lines)[number]) => cells[0]?.values[0] ?? Number.NEGATIVE_INFINITY;
  const items = lines.filter(line => isItem(line) && !hidden.includes(line.head.text));
  const sorted = sort ? items.toSorted((a, b) => sign * (numberOf(a) - numberOf(b)) || 0) : items;
  const start = lines.findIndex(isItem);
  const others = (from: number, to?: number) => lines.slice(from, to).filter(line => !isItem(line));
  const all = start < 0 ? lines : [...others(0, start), ...sorted, ...others(start)];
  return { ...table, rows: all.map(({ head }) => head), cells: all.map(({ cells }) => cells) };
}

/** A table has them in columns of their own. */
const showsIntervals = (exhibit: Exhibit): boolean =>
  exhibit.kind === 'table' || (exhibit.kind === 'bars' && exhibit.series.some(series => hasWhiskers(exhibit, series)));

function framed(exhibit: Exhibit, look: ExhibitLook): Exhibit {
  const isSaid = ({ tone, of }: Exhibit['notes'][number]) =>
    !(look.hidesMeaning && tone === 'meaning') && !(of === 'intervals' && !showsIntervals(exhibit));
  const notes = [
    ...exhibit.notes.filter(isSaid),
    ...(look.note ? [{ tone: 'footnote' as const, text: look.note }] : []),
  ];
  const frame = { ...exhibit, notes, ...(look.title !== undefined && { title: look.title }) };
  if (!hasNumbers(frame)) return frame;
  return {
    ...frame,
    ...(look.colours?.length && { colours: look.colours }),
    ...(look.hidesNumbers && { hidesNumbers: true }),
    ...(look.highlights?.length && { highlights: look.highlights }),
  };
}
