import {
  type ColumnRequest,
  type ColumnResult,
  type DataVariable,
  dataSetOf,
  type Filter,
  parameterNameOf,
} from '@wenshu/analysis';
import { questionTypes } from '@wenshu/question-types/core';
import { buildCodebook } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { Columns } from '../../../platform/columns/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { loadFlows } from './load-flows.ts';

/** The questionnaire's time zone; a setting of its own will come, this is its default. */
const TIME_ZONE = 'Asia/Shanghai';

/** A request without what the data set says itself: what may be seen, and where a day begins. */
type Asked = WithoutOwn<ColumnRequest>;
type WithoutOwn<R> = R extends ColumnRequest ? Omit<R, 'range' | 'timeZone'> : never;

export interface OpenDataSet {
  /** With labels in the survey's own language, and the facts' in the reader's. */
  listVariables(language: Language): Promise<readonly DataVariable[]>;
  ask<A extends Asked>(asked: A, signal?: AbortSignal): Promise<ColumnResult<A['kind']>>;
}

interface Opening {
  readonly scrollId: string;
  /** What the reader may see of it. Every request carries it: there is no way around. */
  readonly range: Filter | undefined;
}

export function openDataSet(
  { database, columns }: { readonly database: Database; readonly columns: Columns },
  { scrollId, range }: Opening,
): OpenDataSet {
  const selection = { timeZone: TIME_ZONE, ...(range && { range }) };
  return {
    async listVariables(language) {
      const { variables } = await columns.ask(scrollId, { kind: 'describe', ...selection });
      const parameters = variables.flatMap(({ key }) => parameterNameOf(key) ?? []);
      const codebook = buildCodebook(await loadFlows(database.pool, scrollId), questionTypes);
      return dataSetOf(codebook, { language, parameters }).variables;
    },
    ask: (asked, signal) => columns.ask(scrollId, { ...asked, ...selection } as ColumnRequest, signal) as never,
  };
}
