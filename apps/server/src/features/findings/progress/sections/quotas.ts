import {
  countCell,
  countFormat,
  type DataVariable,
  type Exhibit,
  type Filter,
  type Head,
  percentCell,
  percentFormat,
  percentOf,
  type TableCell,
  wordCell,
} from '@wenshu/analysis';
import { PACE_DAYS } from '@wenshu/api-contract';
import { addDays, type Questionnaire, spanIn } from '@wenshu/survey-core';
import { progressTexts } from '@wenshu/texts/findings/progress';
import type { CellRow } from '../../../design/live-settings/index.ts';
import { namesOfCells } from '../../../design/quota-statistics/index.ts';
import { type Answers, type AskList, type ReadGroups, sumOf } from '../ask-list.ts';
import { cellFilter } from '../cell-filter.ts';
import { type Forecast, forecast, paceDays } from '../forecast.ts';
import { framed, type ProgressContext } from '../progress-context.ts';
import { EVERYTHING, groupFilter, groupIn } from '../record-groups.ts';

/** The rest stands on the page of the quotas. */
const MOST_CELLS = 200;

export interface QuotaFigures {
  readonly document: Questionnaire;
  readonly cells: readonly (CellRow & { readonly count: number })[];
  /** 0 means none. */
  readonly cap: number;
  readonly collected: number;
  readonly variables: readonly DataVariable[];
}

interface Line {
  readonly head: Head;
  readonly size: number;
  readonly count: number;
  readonly isClosed: boolean;
  /** What came of it in the last days; undefined where data cannot say it. */
  readonly recent: ReadGroups | undefined;
}

/** How far each quota is filled, and when it will be full at the pace of the last days. */
export function quotasSection(asks: AskList, context: ProgressContext, quotas: QuotaFigures) {
  const t = progressTexts[context.language];
  const { today, timeZone, nowMs } = context;
  const days = Array.from({ length: PACE_DAYS }, (_, at) => addDays(today, at - PACE_DAYS + 1));
  const lately = groupIn('complete', { first: days[0]!, last: today });
  const before = asks.count([], groupFilter('complete'));
  const perDay = days.map(day => asks.count([], groupIn('complete', { first: day, last: day })));
  const total = asks.count([], lately);
  const names = namesOfCells(quotas.document, context.language);
  const shown = quotas.cells.slice(0, MOST_CELLS);
  const lines = new Map<string, Line[]>();
  const add = (quota: string, line: Line) => lines.set(quota, [...(lines.get(quota) ?? []), line]);
  for (const cell of shown) {
    const name = names.get(cell.cellId);
    const filter = cellFilter(cell.match, quotas.variables);
    add(name?.quota ?? '', {
      head: headOf(cell.cellId, name?.name || t.cellGone, filter),
      size: cell.size,
      count: cell.count,
      isClosed: cell.isClosed,
      recent: filter && asks.count([], { all: [lately, filter] }),
    });
  }
  const whole: Line | undefined =
    quotas.cap > 0
      ? {
          head: headOf('total', t.wholeSurvey, EVERYTHING),
          size: quotas.cap,
          count: quotas.collected,
          isClosed: false,
          recent: total,
        }
      : undefined;
  return (answers: Answers): readonly Exhibit[] => {
    const first = perDay.findIndex(read => sumOf(read(answers)) > 0);
    const pace = paceDays({
      fromMs: spanIn(days[0]!, timeZone)[0],
      nowMs,
      firstMs: first < 0 ? undefined : spanIn(days[first]!, timeZone)[0],
      isOlder: sumOf(before(answers)) > sumOf(total(answers)),
    });
    const all = [...(whole ? [whole] : []), ...[...lines.values()].flat()];
    const hidden = quotas.cells.length - shown.length;
    const frame = { id: 'quotas', title: t.quotas, people: quotas.collected };
    if (all.length === 0) return [{ ...framed(context, answers, frame), kind: 'note', paragraphs: [t.noQuotas] }];
    return [
      {
        ...framed(context, answers, {
          ...frame,
          footnotes: [t.forecastNote({ days: PACE_DAYS }), ...(hidden > 0 ? [t.moreCells({ count: hidden })] : [])],
        }),
        kind: 'table',
        columns: [
          { id: 'size', text: t.size, role: 'category' },
          { id: 'count', text: t.collected, role: 'category', drill: groupFilter('complete') },
          { id: 'reached', text: t.reached, role: 'statistic', format: percentFormat },
          { id: 'recent', text: t.recent({ days: PACE_DAYS }), role: 'category', drill: lately },
          { id: 'forecast', text: t.forecast, role: 'category' },
        ],
        rows: [
          ...(whole ? [whole.head] : []),
          ...[...lines].map(
            ([quota, of], at): Head => ({
              id: `quota:${at}`,
              text: quota,
              role: 'group',
              children: of.map(({ head }) => head),
            }),
          ),
        ],
        measures: [{ id: 'count', name: t.count, format: countFormat }],
        cells: all.map(line => cellsOf(line, answers, { pace, context })),
      },
    ];
  };
}

const headOf = (id: string, text: string, drill: Filter | undefined): Head => ({
  id,
  text,
  role: 'category',
  ...(drill && { drill }),
});

function cellsOf(
  { size, count, isClosed, recent }: Line,
  answers: Answers,
  { pace, context }: { readonly pace: number; readonly context: ProgressContext },
): TableCell[] {
  const t = progressTexts[context.language];
  const lately = recent && sumOf(recent(answers));
  const reached = percentOf(count, size);
  const expected = forecast({ size, count, recent: lately ?? 0, days: pace, today: context.today });
  return [
    size === 0 ? wordCell(t.unlimited) : countCell(size),
    countCell(count),
    { ...percentCell(reached), ...(reached !== null && { heat: Math.min(1, reached / 100) }) },
    countCell(lately ?? null),
    isClosed ? wordCell(t.closed) : forecastCell(expected, t),
  ];
}

type Words = Pick<(typeof progressTexts)['zh'], 'full' | 'longer' | 'inDays'>;

function forecastCell(expected: Forecast, t: Words): TableCell {
  switch (expected.when) {
    case 'none':
      return countCell(null);
    case 'full':
      return wordCell(t.full);
    case 'far':
      return wordCell(t.longer);
    case 'day':
      return wordCell(t.inDays({ day: expected.day }));
  }
}
