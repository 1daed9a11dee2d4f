import {
  cellIn,
  countCell,
  countFormat,
  type Exhibit,
  type Figure,
  type Head,
  type MeasuredNumber,
  percentCell,
  percentFormat,
  type Table,
  type TableCell,
  WEIGHT_UNIT,
} from '@wenshu/analysis';
import { percentileOfCounts } from '@wenshu/statistics';
import { addDays } from '@wenshu/survey-core';
import { progressTexts } from '@wenshu/texts/findings/progress';
import type { Answers, AskList, ReadGroups } from '../ask-list.ts';
import { framed, type ProgressContext } from '../progress-context.ts';
import { type Rates, ratesOf } from '../rates.ts';
import {
  byGroup,
  EVERYTHING,
  groupFilter,
  groupIn,
  groupsIn,
  happenedIn,
  type Span,
  type Tally,
  tallyOf,
  totalOf,
} from '../record-groups.ts';

const DURATION = 'fact:durationSeconds';
const secondsFormat = { as: 'seconds', decimals: 0 } as const;

interface SpanNumbers {
  readonly tally: Tally;
  readonly rates: Rates;
  readonly median: number | null;
}

type SpanName = 'all' | 'today' | 'yesterday';
const rateNames = ['response', 'screenOut', 'quotaFull', 'abandon'] as const satisfies readonly (keyof Rates)[];

/** Totals by what has become of records, the rates and how long it takes: so far, today and yesterday. `views` is undefined where they are not to be shown. */
export function totalsSection(asks: AskList, context: ProgressContext, views: number | undefined) {
  const { today } = context;
  const spans: Readonly<Record<SpanName, Span | undefined>> = {
    all: undefined,
    today: { first: today, last: today },
    yesterday: { first: addDays(today, -1), last: addDays(today, -1) },
  };
  const reads = Object.entries(spans).map(([name, span]) => ({
    name: name as SpanName,
    span,
    tally: asks.count(byGroup, span && happenedIn(span)),
    durations: asks.count([DURATION], groupIn('complete', span)),
  }));
  return (answers: Answers): readonly Exhibit[] => {
    const numbers = new Map(
      reads.map(({ name, tally, durations }) => {
        const counted = tallyOf(tally(answers));
        // Views are not kept by day.
        const rates = ratesOf(counted, name === 'all' ? views : undefined);
        return [name, { tally: counted, rates, median: medianOf(durations, answers) }] as const;
      }),
    );
    return [...figures(context, answers, numbers), table(context, answers, { spans, numbers, views })];
  };
}

function medianOf(read: ReadGroups, answers: Answers): number | null {
  const known = read(answers)
    .flatMap(({ by, weight }) => (typeof by[0] === 'number' ? [{ seconds: by[0], weight }] : []))
    .toSorted((a, b) => a.seconds - b.seconds);
  return percentileOfCounts(
    known.map(({ seconds }) => seconds),
    known.map(({ weight }) => Number(weight) / WEIGHT_UNIT),
    0.5,
  );
}

type Numbers = ReadonlyMap<SpanName, SpanNumbers>;

/** What somebody wants to know at a glance. */
function figures(context: ProgressContext, answers: Answers, numbers: Numbers): Figure[] {
  const t = progressTexts[context.language];
  const [all, today, yesterday] = (['all', 'today', 'yesterday'] as const).map(name => numbers.get(name)!) as [
    SpanNumbers,
    SpanNumbers,
    SpanNumbers,
  ];
  const figure = (name: keyof typeof t.figures, measured: MeasuredNumber, before?: Figure['before']): Figure => ({
    ...framed(context, answers, { id: `figure:${name}`, title: t.figures[name], people: totalOf(all.tally) }),
    kind: 'figure',
    ...measured,
    ...(before && { before }),
  });
  return [
    figure('complete', { value: all.tally.complete, format: countFormat }),
    figure(
      'today',
      { value: today.tally.complete, format: countFormat },
      { value: yesterday.tally.complete, text: t.yesterdayShort },
    ),
    figure('response', { value: all.rates.response, format: percentFormat }),
    figure('abandon', { value: all.rates.abandon, format: percentFormat }),
    figure('median', { value: all.median, format: secondsFormat }),
  ];
}

interface TableParts {
  readonly spans: Readonly<Record<SpanName, Span | undefined>>;
  readonly numbers: Numbers;
  readonly views: number | undefined;
}

function table(context: ProgressContext, answers: Answers, { spans, numbers, views }: TableParts): Table {
  const t = progressTexts[context.language];
  const columns = Object.entries(spans).map(
    ([name, span]): Head => ({
      id: name,
      text: t.spans[name as SpanName],
      role: 'category',
      drill: span ? happenedIn(span) : EVERYTHING,
    }),
  );
  const lines: readonly { readonly head: Head; cell(one: SpanNumbers, name: SpanName): TableCell }[] = [
    ...groupsIn([...numbers.values()].map(({ tally }) => tally)).map(name => ({
      head: { id: name, text: t.groups[name], role: 'category' as const, drill: groupFilter(name) },
      cell: ({ tally }: SpanNumbers) => countCell(tally[name]),
    })),
    {
      head: { id: 'total', text: t.total, role: 'net', drill: EVERYTHING },
      cell: ({ tally }) => countCell(totalOf(tally)),
    },
    ...(views === undefined
      ? []
      : [
          {
            head: { id: 'views', text: t.views, role: 'category' as const },
            cell: (_one: SpanNumbers, name: SpanName) => countCell(name === 'all' ? views : null),
          },
        ]),
    ...rateNames
      .filter(name => views !== undefined || name !== 'response')
      .map(name => ({
        head: { id: `rate:${name}`, text: t.rates[name], role: 'statistic' as const, format: percentFormat },
        cell: ({ rates }: SpanNumbers) => percentCell(rates[name]),
      })),
    {
      head: { id: 'median', text: t.median, role: 'statistic', format: secondsFormat },
      cell: ({ median }) => cellIn(secondsFormat, median),
    },
  ];
  return {
    ...framed(context, answers, {
      id: 'totals',
      title: t.totals,
      people: totalOf(numbers.get('all')!.tally),
      footnotes: [t.ratesNote, views === undefined ? t.viewsHidden : t.viewsNote],
    }),
    kind: 'table',
    columns,
    rows: lines.map(({ head }) => head),
    measures: [{ id: 'count', name: t.count, format: countFormat }],
    cells: lines.map(({ cell }) => columns.map(({ id }) => cell(numbers.get(id as SpanName)!, id as SpanName))),
  };
}
