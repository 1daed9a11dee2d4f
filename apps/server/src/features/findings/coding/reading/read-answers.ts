import { type ColumnResult, countedRecords, every, type Filter, partTexts } from '@wenshu/analysis';
import type { PartRequest } from '../../../../platform/columns/columns.ts';
import { ColumnsProblem } from '../../../../platform/columns/columns-problem.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { isNeverPublished } from '../../data-set/index.ts';
import type { OpenCoding } from '../open-coding.ts';

/** What people wrote, the newest first, each with its record and its row of the copy: of one moment. */
export interface ReadAnswers {
  readonly asOf: number;
  readonly generation: string;
  readonly rows: Int32Array;
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  /** Older ones that were not read. */
  readonly older: number;
}

/** So many are looked at together: the newest. */
const MOST_ANSWERS = 200_000;
/** As many as the copy gives at once. */
const PAGE = 50_000;

const nothing: ReadAnswers = { asOf: 0, generation: '', rows: new Int32Array(), ids: [], texts: [], older: 0 };
const inAnyOrder = [{ variable: 'fact:serial', isDescending: true }] as const;

/** Of records that count. */
export const answersOf = (variable: string): Filter =>
  every([...countedRecords(undefined), { test: 'answered', variable, is: true }]);

/** All that may be seen of a coding's text, or only what a filter leaves of it. */
export async function readAnswers(
  { dataSet, variable }: Pick<OpenCoding, 'dataSet' | 'variable'>,
  signal: AbortSignal,
  filter: Filter = answersOf(variable),
): Promise<ReadAnswers> {
  const pages = Array.from({ length: MOST_ANSWERS / PAGE }, (_, at) => ({
    kind: 'texts' as const,
    variables: [variable],
    offset: at * PAGE,
    most: PAGE,
  }));
  try {
    const asked = [{ kind: 'order' as const, sort: inAnyOrder }, ...pages];
    const [order, ...found] = await dataSet.askTogether(asked, { filter }, signal);
    // What is asked for decides what is answered: see Columns.
    const { rows: all, generation, asOf } = order as ColumnResult<'order'>;
    const written = (found as readonly ColumnResult<'texts'>[]).flatMap(({ joined }) => partTexts(joined));
    // As texts come: the newest row first.
    const rows = all.toSorted((a, b) => b - a).subarray(0, written.length);
    const ids = written.map(({ id }) => id);
    return {
      asOf,
      generation,
      rows,
      ids,
      texts: written.map(one => one.texts[0] ?? ''),
      older: all.length - ids.length,
    };
  } catch (error) {
    if (isNeverPublished(error)) return nothing;
    throw refusedWhenCancelled(error);
  }
}

export interface RowsAsked {
  /** By name, which of the answers. */
  readonly [name: string]: Filter;
}

/** Rows of answers, by what is asked of them, now. Nothing where the copy was made anew since, and rows are others. */
export async function readRows<Asked extends RowsAsked>(
  { dataSet, variable }: Pick<OpenCoding, 'dataSet' | 'variable'>,
  generation: string,
  asked: Asked,
  signal: AbortSignal,
): Promise<{ readonly [Name in keyof Asked]: Int32Array } | undefined> {
  const names = Object.keys(asked);
  const asks: PartRequest[] = names.map(name => ({ kind: 'columns', columns: [], filter: asked[name]! }));
  try {
    const [, ...found] = await dataSet.askTogether(
      [{ kind: 'ids', generation, rows: [] }, ...asks],
      { filter: answersOf(variable) },
      signal,
    );
    const rows = (found as readonly ColumnResult<'columns'>[]).map(one => one.rows);
    // Each name has its rows: that is what was asked.
    return Object.fromEntries(names.map((name, at) => [name, rows[at]!])) as { [Name in keyof Asked]: Int32Array };
  } catch (error) {
    if (isNeverPublished(error)) return undefined;
    if (error instanceof ColumnsProblem && error.word === 'renewed') return undefined;
    throw refusedWhenCancelled(error);
  }
}

const refusedWhenCancelled = (error: unknown) =>
  error instanceof ColumnsProblem && error.word === 'cancelled' ? new Refusal('analysisCancelled') : error;
