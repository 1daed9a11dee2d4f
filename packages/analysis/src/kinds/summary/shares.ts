import { columnLetter, wilsonInterval } from '@wenshu/statistics';
import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { Told } from '../../claims/claim.ts';
import { countCell, percentCell, wordCell } from '../../exhibit/cells.ts';
import type {
  BarsOf,
  Exhibit,
  Head,
  Lines,
  LinesOf,
  PartsOf,
  Scale,
  Series,
  Table,
  Unframed,
} from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import {
  alreadyPercent,
  countFormat,
  type Percent,
  type PlainFormat,
  percentFormat,
  percentOfShare,
} from '../../exhibit/units.ts';
import type { Filter } from '../../filter/filter.ts';
import { lineFilter, lineText } from '../cross/heads.ts';
import type { Line } from '../cross/lines.ts';
import { meaningOf } from '../cross/meaning.ts';
import type { CrossTable } from '../cross/result.ts';
import { levelText } from '../cross/shown-table.ts';
import { scaleOf } from '../scale-of.ts';
import { framed } from './framed.ts';
import { notesIn } from './notes.ts';
import type { SummaryChart } from './request.ts';
import { letteredCell } from './row-heads.ts';
import { baseIn, type SummaryContext, type Summed, type SummedPart } from './summary.ts';

/** How many have each category of a variable: as a table with intervals, and as a chart. */
export function presentShares(table: CrossTable, of: SharesOf): readonly Exhibit[] {
  const { summed, part, context } = of;
  const shown = shownLines(table, of);
  const frame = framed(summed, context, {
    what: 'shares',
    part: { key: part.variable.key, label: part.label },
    base: table.bases[0]!,
    notes: notesOf(table, shown.length, of),
  });
  const drawn = chartOf(table, shown, of);
  return [
    { ...frame, ...sharesTable(table, shown, of) },
    ...(drawn ? [{ ...frame, ...drawn, id: `chart:${part.variable.key}`, notes: [] }] : []),
  ];
}

interface SharesOf {
  readonly summed: Summed;
  readonly part: SummedPart;
  readonly context: SummaryContext;
  readonly chart: SummaryChart;
  /** Of lines that are bands of numbers or days, one by one: nothing of them is hidden, and they stand as they follow each other. */
  readonly bands?: readonly Band[] | undefined;
  /** How its means are written. */
  readonly format?: PlainFormat;
  /** Where its own is not that of its codes. */
  readonly scale?: Scale;
  readonly warnings?: readonly (Told | undefined)[];
  readonly footnotes?: readonly string[];
}

export interface Band {
  readonly text: string;
  readonly drill: Filter;
  /** Where it begins, in milliseconds, where it is a time. */
  readonly at?: number;
}

const textOf = (line: Line, { part, bands }: Pick<SharesOf, 'part' | 'bands'>): string =>
  bands?.[line.net ?? -1]?.text ?? lineText(line, part.variable);

/** Places of the lines that are not too small to be shown. */
function shownLines({ lines, shares }: CrossTable, { summed, bands }: SharesOf): readonly number[] {
  const { leastPercent = 0 } = bands ? {} : summed.look;
  return lines.flatMap((_line, place) => ((shares[place]![0] ?? 0) >= leastPercent ? [place] : []));
}

/** Of a share of an effective base, in per cent; none where there is nobody. */
export function shareInterval(
  percent: Percent | null,
  effective: number,
  level: number,
): readonly [Percent | null, Percent | null] {
  if (percent === null || !(effective > 0)) return [null, null];
  // Sums of weights may leave a share a hair above all.
  const [low, high] = wilsonInterval(Math.min(1, percent / 100), effective, level);
  return [percentOfShare(low), percentOfShare(high)];
}

function sharesTable(
  { lines, bases, cells, shares }: CrossTable,
  shown: readonly number[],
  { part, context, bands }: Pick<SharesOf, 'part' | 'context' | 'bands'>,
): Pick<Table, 'kind' | 'columns' | 'rows' | 'measures' | 'cells'> {
  const { language, request } = context;
  const texts = summaryTexts[language];
  const level = levelText(request.test.level);
  const measures = [
    { id: 'count', name: texts.count, format: countFormat },
    { id: 'percent', name: texts.percent, format: percentFormat },
    { id: 'low', name: texts.low(level), format: percentFormat },
    { id: 'high', name: texts.high(level), format: percentFormat },
  ];
  const answered: Filter = { test: 'answered', variable: part.variable.key, is: true };
  const columnsOf = (column: number): readonly Head[] =>
    measures.map(({ id, name, format }) => ({
      id: `${column}:${id}`,
      text: name,
      role: 'category',
      format,
      base: baseIn(context, bases[column]!),
      drill: filterOf(column) ?? answered,
    }));
  const filterOf = (column: number) => request.groups[column - 1]?.filter;
  const rows: readonly Head[] = [
    { id: 'base', text: texts.base, role: 'base', format: countFormat, drill: answered },
    ...shown.map((place): Head => {
      const line = lines[place]!;
      return {
        id: line.id,
        text: textOf(line, { part, bands }),
        role: 'category',
        drill: bands?.[line.net ?? -1]?.drill ?? lineFilter(part.variable.key, line, part.variable.kept),
      };
    }),
  ];
  return {
    kind: 'table',
    measures: measures.slice(0, 1),
    rows,
    columns:
      context.columns.length === 1
        ? columnsOf(0)
        : context.columns.flatMap((name, column) => [
            {
              id: `group:${column}`,
              text: name,
              role: column === 0 ? 'total' : 'group',
              children: columnsOf(column),
              ...(context.columns.length > 2 && column > 0 && { letter: columnLetter(column - 1) }),
            } as Head,
          ]),
    cells: [
      bases.flatMap(({ people }) => [countCell(people), ...[1, 2, 3].map(() => wordCell(''))]),
      ...shown.map(place =>
        bases.flatMap(({ effective }, column) => {
          const percent = shares[place]![column] ?? null;
          const { values, above } = cells[place]![column]!;
          const interval = shareInterval(percent, effective, request.test.level);
          return [
            { values: [values[1] ?? null] },
            letteredCell(percentFormat, percent, above),
            ...interval.map(percentCell),
          ];
        }),
      ),
    ],
  };
}

function notesOf(
  table: CrossTable,
  shown: number,
  { summed, part, context, bands, format, warnings = [], footnotes = [] }: SharesOf,
): Table['notes'] {
  const { lines, bases, wasCompared } = table;
  const { language, request, columns } = context;
  const texts = summaryTexts[language];
  const least = formatNumber(percentFormat, alreadyPercent(summed.look.leastPercent ?? 0), language);
  const meaning = meaningOf({
    table,
    language,
    test: request.test,
    isSet: part.variable.kept === 'codes',
    textOf: line => textOf(line, { part, bands }),
    ...(columns.length > 2 && { names: columns }),
    ...(format && { format }),
  });
  return notesIn(context, {
    meaning,
    bases,
    wasCompared,
    warnings,
    footnotes: [
      ...(shown < lines.length ? [texts.hidden({ count: lines.length - shown, least })] : []),
      ...(part.variable.kept === 'codes' ? [texts.several] : []),
      ...footnotes,
    ],
    ...(bases[0]!.people > 0 && { intervals: texts.interval(levelText(request.test.level)) }),
  });
}

/** More are no picture. */
const MOST_DRAWN = 60;
const MOST_PARTS = 12;

type Drawn = Unframed<BarsOf<'percent'> | PartsOf<'percent'> | LinesOf<'percent'>>;

function chartOf(
  table: CrossTable,
  shown: readonly number[],
  { summed, part, context, chart, bands, scale: own }: SharesOf,
): Drawn | undefined {
  const { lines, bases, shares } = table;
  if (chart === 'none' || shown.length === 0 || shown.length > MOST_DRAWN || bases[0]!.people === 0) return undefined;
  const { look } = summed;
  const categories = shown.map(place => textOf(lines[place]!, { part, bands }));
  const scale =
    own ??
    (bands
      ? undefined
      : scaleOf(
          part.variable,
          shown.map((place, index) => ({ name: categories[index]!, code: lines[place]!.codes[0]! })),
        ));
  const drawn = {
    format: percentFormat,
    ...(scale && { ordered: scale }),
    ...(look.colours && { colours: look.colours }),
    ...(part.variable.kept !== 'codes' && { isExclusive: true as const }),
  };
  const series = context.columns.map((name, column): Series<Percent> => {
    const ends = shown.map(place =>
      shareInterval(shares[place]![column] ?? null, bases[column]!.effective, context.request.test.level),
    );
    return {
      id: String(column),
      name,
      values: shown.map(place => shares[place]![column] ?? null),
      low: ends.map(([low]) => low),
      high: ends.map(([, high]) => high),
      bases: shown.map(() => baseIn(context, bases[column]!)),
    };
  });
  const isWhole =
    part.variable.kept !== 'codes' && !bands && context.columns.length === 1 && shown.length <= MOST_PARTS;
  if ((chart === 'pie' || chart === 'ring') && isWhole)
    return { ...drawn, kind: 'parts', shape: chart, categories, series: [series[0]!] };
  if (chart === 'stacked' && part.variable.kept !== 'codes' && !bands)
    return {
      ...drawn,
      kind: 'bars',
      direction: 'bars',
      layout: 'stacked-to-100',
      categories: context.columns,
      series: shown.map((place, index) => ({
        id: lines[place]!.id,
        name: categories[index]!,
        values: context.columns.map((_name, column) => shares[place]![column] ?? null),
      })),
    };
  // With groups they are compared with each other, and everybody is in the table.
  const compared = series.length > 1 ? series.slice(1) : series;
  if (chart === 'lines') return { ...drawn, kind: 'lines', x: placesAlong(categories, bands), series: compared };
  return {
    ...drawn,
    kind: 'bars',
    direction: chart === 'columns' ? 'columns' : 'bars',
    categories,
    series: compared,
    // Bars of two groups beside each other touch nothing.
    layout: bands && compared.length === 1 ? 'touching' : 'grouped',
  };
}

function placesAlong(names: readonly string[], bands: readonly Band[] | undefined): Lines['x'] {
  const at = bands?.flatMap(band => band.at ?? []);
  return at && at.length === names.length ? { of: 'time', at } : { of: 'category', names };
}
