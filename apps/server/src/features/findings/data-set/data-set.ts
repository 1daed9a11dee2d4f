import {
  type ColumnRequest,
  type ColumnResult,
  compileFilter,
  type DataVariable,
  dataSetOf,
  type Filter,
  parameterNameOf,
  parameterValues,
  type Row,
} from '@wenshu/analysis';
import type { Right } from '@wenshu/api-contract';
import { DEFAULT_TIME_ZONE } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import { findRecordRange } from '../../../authorisation/record-range.repository.ts';
import type { Columns } from '../../../platform/columns/columns.ts';
import { ColumnsProblem } from '../../../platform/columns/columns-problem.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findSettings } from '../../design/live-settings/index.ts';
import { findRecords } from './data-set.repository.ts';
import { loadCodebook } from './load-codebook.ts';
import { rangeFilter } from './range-filter.ts';

/** A request without what the data set says itself: what may be seen, and where a day begins. */
type Asked = WithoutOwn<ColumnRequest>;
type WithoutOwn<R> = R extends ColumnRequest ? Omit<R, 'range' | 'timeZone'> : never;

export interface OpenDataSet {
  readonly timeZone: string;
  /** With labels in the survey's own language, and the facts' in the reader's. */
  listVariables(language: Language): Promise<readonly DataVariable[]>;
  ask<A extends Asked>(asked: A, signal?: AbortSignal): Promise<ColumnResult<A['kind']>>;
  /** Records as they are now, by id; those that may not be seen are missing. */
  readRecords(ids: readonly string[]): Promise<ReadonlyMap<string, Row>>;
  /** What its answers depend on besides the question: two readers with another range see other records. */
  readonly identity: readonly unknown[];
}

interface Opening {
  readonly scrollId: string;
  /** What the reader may see of it. Every request carries it: there is no way around. */
  readonly range: Filter | undefined;
  /** Where a day begins. */
  readonly timeZone?: string;
}

/** As much of it as somebody may see for what they want to do: the range of that right narrows every request before anything is counted. */
export async function openOwnDataSet(
  platform: { readonly database: Database; readonly columns: Columns },
  actor: Actor,
  { scrollId, right }: { readonly scrollId: string; readonly right: Right },
): Promise<OpenDataSet> {
  const range = await findRecordRange(platform.database.pool, actor, scrollId, right);
  const settings = await findSettings(platform.database.pool, scrollId);
  return openDataSet(platform, {
    scrollId,
    range: rangeFilter(range),
    ...(settings && { timeZone: settings.timeZone }),
  });
}

export function openDataSet(
  { database, columns }: { readonly database: Database; readonly columns: Columns },
  { scrollId, range, timeZone = DEFAULT_TIME_ZONE }: Opening,
): OpenDataSet {
  const selection = { timeZone, ...(range && { range }) };
  return {
    timeZone,
    identity: [scrollId, selection],
    async readRecords(ids) {
      const { rowOf } = dataSetOf(await loadCodebook(database.pool, scrollId), { language: 'en' });
      const maySee = range ? compileFilter(range, { timeZone }) : () => true;
      const rows = (await findRecords(database.pool, scrollId, ids)).map(
        record => [record.answerRecordId, { ...rowOf(record), ...parameterValues(record) }] as const,
      );
      return new Map(rows.filter(([, row]) => maySee(row)));
    },
    async listVariables(language) {
      const parameters = await columns.ask(scrollId, { kind: 'describe', ...selection }).then(
        ({ variables }) => variables.flatMap(({ key }) => parameterNameOf(key) ?? []),
        error => (isGone(error) ? [] : Promise.reject(error)),
      );
      const codebook = await loadCodebook(database.pool, scrollId);
      return dataSetOf(codebook, { language, parameters }).variables;
    },
    async ask(asked, signal) {
      try {
        return (await columns.ask(scrollId, { ...asked, ...selection } as ColumnRequest, signal)) as never;
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

/** Nothing was ever published of it: then it has no records either. */
const isGone = (error: unknown) => error instanceof ColumnsProblem && error.word === 'table-gone';

const asTheyAre: readonly ColumnsProblem['word'][] = ['cancelled', 'renewed'];

/** What the copy cannot answer is mostly what it was asked. Whoever asks knows what to do about the others. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ColumnsProblem) || asTheyAre.includes(error.word)) return error;
  return new Refusal(error.word === 'too-large' ? 'resultTooLarge' : 'filterNotUsable');
}
