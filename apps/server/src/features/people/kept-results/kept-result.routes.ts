import { type KeptResult, keptResultCalls, MOST_KEPT_RESULTS } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { deleteKeptResult, insertKeptResult, type KeptResultRow, listKeptResults } from './kept-result.repository.ts';

/** Kept and removed again and again, they would be writes without end. */
const keepingLimit: AttemptLimit = { name: 'kept-result:kept', most: 300, windowSeconds: 3600 };

export function registerKeptResultCalls(app: FastifyInstance): void {
  registerCalls(app, keptResultCalls, {
    list: async ({ tool }, { actor, database }) =>
      (await listKeptResults(database.pool, actor.personId, tool)).map(presentKeptResult),

    keep: async ({ title, asked }, { actor, platform, database, clock }) => {
      await countAttempt(platform, keepingLimit, actor.personId);
      const made = { personId: actor.personId, title, asked, keptAt: clock.now() };
      const kept = await database.transaction(client => insertKeptResult(client, made, MOST_KEPT_RESULTS));
      if (!kept) throw new Refusal('tooManyKeptResults', { params: { most: MOST_KEPT_RESULTS } });
      return presentKeptResult(kept);
    },

    remove: async ({ keptId }, { actor, database }) => {
      if (!(await deleteKeptResult(database.pool, actor.personId, keptId))) throw new Refusal('keptResultNotFound');
      return null;
    },
  });
}

function presentKeptResult({ keptId, title, asked, keptAt }: KeptResultRow): KeptResult {
  return { keptId, title, keptTime: keptAt.getTime(), asked };
}
