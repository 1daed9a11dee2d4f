import { type Exhibit, leafHeads, type Table } from '@wenshu/analysis';
import type { WantedChart, WantedExhibit, WantedTable } from './expected.ts';
import { effectiveOf, sum } from './plain-statistics.ts';

/** What is otherwise in what the product hands out than in what was counted one by one, in words; every number of either is in it. */
export function differencesIn(
  exhibits: readonly Exhibit[],
  wanted: readonly WantedExhibit[],
  isWeighted: boolean,
): readonly string[] {
  const faults: string[] = [];
  const [shown, expected] = [exhibits.map(({ id }) => id), wanted.map(({ id }) => id)];
  for (const id of expected) if (!shown.includes(id)) faults.push(`${id} is not shown`);
  for (const exhibit of exhibits) {
    const own = wanted.find(({ id }) => id === exhibit.id);
    if (!own) {
      faults.push(`${exhibit.id} was not counted`);
      continue;
    }
    faults.push(...inSource(exhibit, own, isWeighted));
    if (own.kind === 'table') faults.push(...inTable(exhibit as Table, own));
    else if (own.kind === 'chart') faults.push(...inChart(exhibit, own));
    else faults.push(...inOther(exhibit, own));
  }
  return faults;
}

function* inSource(
  { id, source }: Exhibit,
  { base, isOfRecords }: WantedExhibit,
  isWeighted: boolean,
): Generator<string> {
  const { people, weighted, effective } = source.base;
  if (people !== base.length) yield `${id}: base of ${people}, counted ${base.length}`;
  const weighs = isWeighted && !isOfRecords;
  if ((source.weight !== undefined) !== weighs) yield `${id}: says ${source.weight}`;
  const weights = base.map(({ weight }) => weight);
  if (weighs && !(near(weighted, sum(weights)) && near(effective, effectiveOf(weights))))
    yield `${id}: ${weighted} and ${effective} for ${sum(weights)} and ${effectiveOf(weights)}`;
}

const near = (found: number | null | undefined, wanted: number | null) =>
  found === wanted ||
  (typeof found === 'number' && wanted !== null && Math.abs(found - wanted) <= 1e-6 * Math.max(1, Math.abs(wanted)));

function* inTable(table: Table, wanted: WantedTable): Generator<string> {
  const columns = leafHeads(table.columns).map(({ head }) => head);
  const heads = leafHeads(table.rows).map(({ head }) => head);
  const [across, down] = [columns.map(({ text }) => text), heads.map(({ text }) => text)];
  if (across.join('|') !== wanted.columns.join('|'))
    yield `${table.id}: columns ${across.join('|')} for ${wanted.columns.join('|')}`;
  if (down.join('|') !== wanted.rows.map(([text]) => text).join('|'))
    yield `${table.id}: rows ${down.join('|')} for ${wanted.rows.map(([text]) => text).join('|')}`;
  for (const [row, [text, ...cells]] of wanted.rows.entries())
    for (const [column, cell] of cells.entries()) {
      const found = table.cells[row]?.[column];
      const place = `${table.id}: ${text}, ${wanted.columns[column]}`;
      if (typeof cell === 'string') {
        if (found?.text !== cell || found.values.some(value => value !== null))
          yield `${place}: ${JSON.stringify(found)} for “${cell}”`;
        continue;
      }
      const format = heads[row]?.format ?? columns[column]?.format ?? table.measures[0]!.format;
      if (!near(found?.values[0], cell.value)) yield `${place}: ${found?.values[0]} for ${cell.value}`;
      if (format.as !== cell.as || format.decimals !== cell.decimals)
        yield `${place}: as ${format.as}${format.decimals}, not ${cell.as}${cell.decimals}`;
    }
}

function* inChart(chart: Exhibit, wanted: WantedChart): Generator<string> {
  const format = 'format' in chart ? chart.format.as : undefined;
  if (format !== wanted.as) yield `${chart.id}: as ${format}, not ${wanted.as}`;
  const series = seriesOf(chart);
  if (Object.keys(series).join('|') !== Object.keys(wanted.series).join('|'))
    yield `${chart.id}: ${Object.keys(series)} for ${Object.keys(wanted.series)}`;
  for (const [name, values] of Object.entries(wanted.series)) {
    const found = series[name] ?? [];
    if (found.length !== values.length) yield `${chart.id}: ${name} has ${found.length} points, not ${values.length}`;
    for (const [at, value] of values.entries())
      if (!near(found[at], value)) yield `${chart.id}: ${name} ${at}: ${found[at]} for ${value}`;
  }
}

function seriesOf(chart: Exhibit): Readonly<Record<string, readonly (number | null)[]>> {
  if ('series' in chart) return Object.fromEntries(chart.series.map(({ name, values }) => [name, values]));
  if (chart.kind === 'heat') return Object.fromEntries(chart.rows.map((name, at) => [name, chart.values[at]!]));
  if (chart.kind === 'gauge') return { gauge: [chart.value, chart.low ?? null, chart.high ?? null] };
  if (chart.kind === 'map') return Object.fromEntries(chart.areas.map(({ name, value }) => [name, [value]]));
  return {};
}

function* inOther(
  exhibit: Exhibit,
  { total, numbers = {} }: Extract<WantedExhibit, { kind: 'other' }>,
): Generator<string> {
  if (total !== undefined && 'total' in exhibit && exhibit.total !== total)
    yield `${exhibit.id}: ${exhibit.total} for ${total}`;
  const found: Record<string, readonly (number | null)[]> =
    exhibit.kind === 'words'
      ? Object.fromEntries(exhibit.words.map(({ text, count }) => [text, [count]]))
      : exhibit.kind === 'picture'
        ? Object.fromEntries(
            (exhibit.regions ?? []).map(({ text, values }) => [text, values.map(({ value }) => value)]),
          )
        : {};
  if (Object.keys(found).sort().join() !== Object.keys(numbers).sort().join())
    yield `${exhibit.id}: ${Object.keys(found)} for ${Object.keys(numbers)}`;
  for (const [name, values] of Object.entries(numbers))
    for (const [at, value] of values.entries())
      if (!near(found[name]?.[at], value)) yield `${exhibit.id}: ${name}: ${found[name]?.[at]} for ${value}`;
}
