import { type ObjectKind, type OperationEntry, objectKinds, operationCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { operationTexts } from '@wenshu/texts/people/operations';
import type { FastifyInstance } from 'fastify';
import type { ObjectRef } from '../../../authorisation/object-of-field.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { startJob } from '../jobs/index.ts';
import {
  countOperations,
  listLoggedPeople,
  listOperations,
  nameActor,
  type OperationFilter,
  type OperationRow,
} from '../operation-log/index.ts';
import { enterpriseLogJob, operationLogJob } from './operation-log-job.ts';

/** The names of these objects of one kind; one that is gone is missing. */
type NameObjects = (db: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** By the kind of object, who knows what they are called: this wing knows no surveys. */
export type OperationObjects = Readonly<Record<ObjectKind, NameObjects>>;

interface Page {
  readonly page: number;
  readonly size: number;
}

export function registerOperationCalls(app: FastifyInstance, objects: OperationObjects): void {
  const readPage = async (db: Queryable, filter: OperationFilter, { page, size }: Page, language: Language) => {
    const total = await countOperations(db, filter);
    const rows = await listOperations(db, filter, { limit: size, offset: (page - 1) * size });
    const names = new Map<string, string>();
    for (const kind of objectKinds) {
      const ids = rows.filter(row => row.objectKind === kind).map(row => row.objectId);
      for (const [id, name] of await objects[kind](db, [...new Set(ids)])) names.set(id, name);
    }
    return { total, items: rows.map(row => presentOperation(row, names, language)) };
  };
  const titleOf = async (db: Queryable, { kind, id }: ObjectRef, language: Language) => {
    const name = (await objects[kind](db, [id])).get(id) ?? id;
    return operationTexts[language].exportTitle({ name });
  };

  registerCalls(app, operationCalls, {
    list: async ({ scrollId, userId, action, from, until, ...page }, { database: { pool }, language }) => {
      const object = { kind: 'questionnaire', id: scrollId } as const;
      const wanted = { object, personId: userId, action, from, until };
      return { ...(await readPage(pool, wanted, page, language)), people: await listLoggedPeople(pool, { object }) };
    },
    own: ({ action, from, until, ...page }, { database, actor, language }) =>
      readPage(database.pool, { personId: actor.personId, action, from, until }, page, language),
    export: async ({ scrollId, ...filter }, { platform, actor, language }) => {
      const about = { kind: 'questionnaire', id: scrollId } as const;
      const title = await titleOf(platform.database.pool, about, language);
      const input = { scrollId, title, language, ...filter };
      return { jobId: await startJob(platform, operationLogJob, { personId: actor.personId, title, input, about }) };
    },
    inEnterprise: async ({ enterpriseId, userId, action, from, until, ...page }, { database: { pool }, language }) => {
      const wanted = { enterpriseId, personId: userId, action, from, until };
      return {
        ...(await readPage(pool, wanted, page, language)),
        people: await listLoggedPeople(pool, { enterpriseId }),
      };
    },
    exportEnterprise: async ({ enterpriseId, ...filter }, { platform, actor, language }) => {
      const about = { kind: 'enterprise', id: enterpriseId } as const;
      const title = await titleOf(platform.database.pool, about, language);
      const input = { enterpriseId, title, language, ...filter };
      return { jobId: await startJob(platform, enterpriseLogJob, { personId: actor.personId, title, input, about }) };
    },
  });
}

function presentOperation(row: OperationRow, names: ReadonlyMap<string, string>, language: Language): OperationEntry {
  const nickName = nameActor(row, language);
  const { id, happenedAt, personId, action, objectKind, objectId, details, target } = row;
  return {
    operationId: String(id),
    action,
    details,
    target,
    time: happenedAt.getTime(),
    account: nickName === undefined ? null : { userId: personId, nickName },
    object: { kind: objectKind, id: objectId, name: names.get(objectId) ?? null },
  };
}
