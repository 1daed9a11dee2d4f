import {
  countCell,
  countFormat,
  type Filter,
  type Head,
  percentCell,
  percentFormat,
  percentOf,
  type Table,
  type TableCell,
} from '@wenshu/analysis';
import { progressTexts } from '@wenshu/texts/findings/progress';
import type { Answers } from '../ask-list.ts';
import { framed, type ProgressContext, spanOf } from '../progress-context.ts';
import { ratesOf } from '../rates.ts';
import { groupIn, groupNames, groupsIn, happenedIn, NOBODY, type Tally, totalOf } from '../record-groups.ts';

/** A line of it: something that records came from. */
export interface GroupRow {
  readonly id: string;
  readonly text: string;
  /** None: its numbers open nothing. */
  readonly drill?: Filter;
  readonly tally: Tally;
  readonly views?: number;
}

/** More would be read by nobody: the rest is one line. */
const MOST_ROWS = 50;

interface GroupTable {
  readonly id: string;
  readonly title: string;
  /** The one with most of them comes first. */
  readonly rows: readonly GroupRow[];
  readonly hasViews?: boolean;
}

/** Lines by columns of what has become of the records, of the chosen days; with the share of complete ones, and views where they are known. */
export function groupTable(
  context: ProgressContext,
  answers: Answers,
  { id, title, rows, hasViews = false }: GroupTable,
): Table {
  const t = progressTexts[context.language];
  const span = spanOf(context);
  const shown = withRest(
    rows.toSorted((a, b) => totalOf(b.tally) - totalOf(a.tally) || (b.views ?? 0) - (a.views ?? 0)),
    count => t.others({ count }),
  );
  const groups = groupsIn(shown.map(({ tally }) => tally));
  const most = Math.max(1, ...shown.map(({ tally }) => tally.complete));
  const columns: Head[] = [
    ...groups.map((name): Head => ({ id: name, text: t.groups[name], role: 'category', drill: groupIn(name, span) })),
    { id: 'total', text: t.total, role: 'net', drill: happenedIn(span) },
    { id: 'abandon', text: t.rates.abandon, role: 'statistic', format: percentFormat },
    ...(hasViews
      ? [{ id: 'views', text: `${t.views} (${t.spans.all})`, role: 'statistic' as const, format: countFormat }]
      : []),
  ];
  return {
    ...framed(context, answers, {
      id,
      title,
      isOfWindow: true,
      people: rows.reduce((sum, { tally }) => sum + totalOf(tally), 0),
    }),
    kind: 'table',
    columns,
    rows: shown.map(({ id: rowId, text, drill }) => ({
      id: rowId,
      text,
      role: 'category',
      ...(drill && { drill }),
    })),
    measures: [{ id: 'count', name: t.count, format: countFormat }],
    cells: shown.map(({ tally, views }): TableCell[] => [
      // The longer the bar, the more of the complete ones came from there.
      ...groups.map(name => ({
        ...countCell(tally[name]),
        ...(name === 'complete' && { heat: (percentOf(tally.complete, most) ?? 0) / 100 }),
      })),
      countCell(totalOf(tally)),
      percentCell(ratesOf(tally, undefined).abandon),
      ...(hasViews ? [countCell(views ?? null)] : []),
    ]),
  };
}

function withRest(rows: readonly GroupRow[], nameOf: (count: number) => string): readonly GroupRow[] {
  if (rows.length <= MOST_ROWS) return rows;
  const [kept, rest] = [rows.slice(0, MOST_ROWS), rows.slice(MOST_ROWS)];
  const tally = rest.reduce((sum, row) => addTallies(sum, row.tally), NOBODY);
  const views = rest.reduce((sum, row) => sum + (row.views ?? 0), 0);
  return [...kept, { id: 'rest', text: nameOf(rest.length), tally, views }];
}

export function addTallies(a: Tally, b: Tally): Tally {
  // fromEntries forgets the names; they are all of them.
  return Object.fromEntries(groupNames.map(name => [name, a[name] + b[name]])) as unknown as Tally;
}
