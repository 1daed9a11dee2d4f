import { type OperationEntry, operationCalls } from '@wenshu/api-contract';
import { operationTexts } from '@wenshu/texts/people/operations';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { startJob } from '../jobs/index.ts';
import {
  countOperations,
  listLoggedPeople,
  listOperations,
  type OperationFilter,
  type OperationRow,
} from '../operation-log/index.ts';
import { operationLogJob } from './operation-log-job.ts';

/** What later wings know: this one knows no surveys. */
export interface OperationObjects {
  /** The names of these questionnaires; one that is gone is missing. */
  readonly nameSurveys: (db: Queryable, scrollIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

interface Page {
  readonly page: number;
  readonly size: number;
}

export function registerOperationCalls(app: FastifyInstance, { nameSurveys }: OperationObjects): void {
  const readPage = async (db: Queryable, filter: OperationFilter, { page, size }: Page) => {
    const total = await countOperations(db, filter);
    const rows = await listOperations(db, filter, { limit: size, offset: (page - 1) * size });
    const ids = rows.filter(row => row.objectKind === 'questionnaire').map(row => row.objectId);
    const names = await nameSurveys(db, [...new Set(ids)]);
    return { total, items: rows.map(row => presentOperation(row, names)) };
  };

  registerCalls(app, operationCalls, {
    list: async ({ scrollId, userId, action, from, until, ...page }, { database: { pool } }) => {
      const object = { kind: 'questionnaire', id: scrollId } as const;
      const wanted = { object, personId: userId, action, from, until };
      return { ...(await readPage(pool, wanted, page)), people: await listLoggedPeople(pool, object) };
    },
    own: ({ action, from, until, ...page }, { database, actor }) =>
      readPage(database.pool, { personId: actor.personId, action, from, until }, page),
    export: async ({ scrollId, ...filter }, { platform, actor, language }) => {
      const { pool } = platform.database;
      const survey = (await nameSurveys(pool, [scrollId])).get(scrollId) ?? scrollId;
      const title = operationTexts[language].exportTitle({ survey });
      const jobId = await startJob(platform, operationLogJob, {
        ...{ personId: actor.personId, title, input: { scrollId, title, language, ...filter } },
        about: { kind: 'questionnaire', id: scrollId },
      });
      return { jobId };
    },
  });
}

function presentOperation(row: OperationRow, names: ReadonlyMap<string, string>): OperationEntry {
  const { id, happenedAt, personId, nickName, action, objectKind, objectId, details, target } = row;
  return {
    ...{ operationId: String(id), action, details, target, time: happenedAt.getTime() },
    account: nickName === null ? null : { userId: personId, nickName },
    object: { kind: objectKind, id: objectId, name: names.get(objectId) ?? null },
  };
}
