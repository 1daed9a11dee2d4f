import { columnLetter, percentileOfCounts } from '@wenshu/statistics';
import type { Language } from '@wenshu/texts';
import { summaryTexts } from '@wenshu/texts/findings/summary';
import { countCell } from '../../../exhibit/cells.ts';
import type { Exhibit, Table } from '../../../exhibit/exhibits.ts';
import { countFormat } from '../../../exhibit/units.ts';
import type { CrossTable } from '../../cross/result.ts';
import type { TablePlaces } from '../asking.ts';
import { summaryClaims } from '../claims.ts';
import type { Reading } from '../counts.ts';
import { framed } from '../framed.ts';
import { notesIn } from '../notes.ts';
import { type Band, presentShares } from '../shares.ts';
import { baseIn, type Summariser, type SummaryContext, type Summed, type SummedPart } from '../summary.ts';
import { dayNumberOf, dayText, momentOf, type Period, type PeriodUnit, periodsOf } from './periods.ts';

interface DateCounts {
  readonly unit: PeriodUnit;
  readonly periods: readonly Omit<Period, 'days'>[];
  readonly hasGaps: boolean;
  readonly table: CrossTable;
  /** By column, as days since 1970. */
  readonly figures: readonly Figures[];
  /** Whose text is no day. */
  readonly invalid: number;
}

interface Figures {
  readonly earliest: number | null;
  readonly latest: number | null;
  readonly median: number | null;
}

const asDays: Reading = { numberOf: ([text]) => dayNumberOf(text) };

/** Days on a line, by day, week, month or year as their span asks for. */
export const datesSummariser: Summariser<TablePlaces | undefined, DateCounts | undefined> = {
  lay: ({ parts: [part] }, asking) => part && asking.table(part.variable.key),
  run: (places, counts) => {
    if (!places) return undefined;
    const { values, weights } = counts.numbers(places, asDays);
    const { unit, periods } = periodsOf(values);
    return {
      unit,
      periods: periods.map(({ first, last }) => ({ first, last })),
      hasGaps: periods.some(({ last }, place) => (periods[place + 1]?.first ?? last + 1) !== last + 1),
      table: counts.bands(
        places,
        periods.map(({ days }) => days),
        asDays,
      ),
      figures: weights.map(column => figuresOf(values, column)),
      invalid: counts
        .groups(places.cells)[0]!
        .reduce((sum, { by, count }) => sum + (by[0] !== null && dayNumberOf(by[0]) === undefined ? count : 0), 0),
    };
  },
  present: (counted, summed, context) => {
    const part = summed.parts[0];
    if (!counted || !part) return [];
    const { unit, periods, table, invalid, hasGaps } = counted;
    const texts = summaryTexts[context.language].dates;
    return [
      ...presentShares(table, {
        summed,
        part,
        context,
        chart: summed.look.chart ?? 'lines',
        bands: periods.map(period => bandIn(period, unit, part, context.language)),
        warnings: [summaryClaims.invalidDates.tell(context.language, { records: invalid }, () => invalid)],
        footnotes: hasGaps ? [texts.emptyLeftOut] : [],
      }),
      presentFigures(counted, { summed, part, context }),
    ];
  },
};

function figuresOf(days: readonly number[], weights: readonly number[]): Figures {
  const used = days.filter((_day, place) => weights[place]! > 0);
  const median = percentileOfCounts(days, weights, 0.5);
  // Between two days the earlier one: it is a day that somebody may have named.
  return {
    earliest: used[0] ?? null,
    latest: used.at(-1) ?? null,
    median: median === null ? null : Math.floor(median),
  };
}

function bandIn({ first, last }: Omit<Period, 'days'>, unit: PeriodUnit, part: SummedPart, language: Language): Band {
  const texts = summaryTexts[language].dates;
  const [from, to] = [dayText(first), dayText(last)];
  const [year, month] = from.split('-').map(Number) as [number, number];
  const names: Readonly<Record<PeriodUnit, () => string>> = {
    day: () => from,
    week: () => texts.week({ from, to }),
    month: () => texts.month({ year, month }),
    year: () => texts.year(year),
  };
  const variable = part.variable.key;
  return {
    text: names[unit](),
    at: momentOf(first),
    drill: {
      all: [
        { test: 'date', variable, compare: '>=', value: from },
        { test: 'date', variable, compare: '<=', value: to },
      ],
    },
  };
}

function presentFigures(
  { figures, table: { bases } }: DateCounts,
  { summed, part, context }: { readonly summed: Summed; readonly part: SummedPart; readonly context: SummaryContext },
): Exhibit {
  const { language, columns } = context;
  const texts = summaryTexts[language];
  const frame = framed(summed, context, {
    what: 'figures',
    part: { key: part.variable.key, label: part.label },
    base: bases[0]!,
    notes: notesIn(context, { bases, wasCompared: false }),
  });
  const lines = ['earliest', 'latest', 'median'] as const;
  const table: Pick<Table, 'columns' | 'rows' | 'measures' | 'cells'> = {
    columns: columns.map((name, column) => ({
      id: String(column),
      text: name,
      role: column === 0 ? 'total' : 'category',
      base: baseIn(context, bases[column]!),
      ...(columns.length > 2 && column > 0 && { letter: columnLetter(column - 1) }),
    })),
    rows: [
      { id: 'base', text: texts.base, role: 'base', format: countFormat },
      ...lines.map(id => ({ id, text: texts.dates[id], role: 'statistic' as const })),
    ],
    measures: [{ id: 'count', name: texts.count, format: countFormat }],
    cells: [
      bases.map(({ people }) => countCell(people)),
      ...lines.map(id =>
        figures.map(({ [id]: day }) => ({ values: [null], ...(day !== null && { text: dayText(day) }) })),
      ),
    ],
  };
  return { ...frame, title: texts.figuresOf(frame.title), kind: 'table', ...table };
}
