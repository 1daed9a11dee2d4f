import { sessionCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { listOpenSessions } from './list-open-sessions.ts';
import { presentSession } from './present-session.ts';
import { endOwnSession, endSessionsOf } from './session.repository.ts';

const endings: AttemptLimit = { name: 'session-end:person', most: 100, windowSeconds: 3600 };

export function registerSessionCalls(app: FastifyInstance): void {
  registerCalls(app, sessionCalls, {
    list: async (_input, { actor, platform }) => {
      const rows = await listOpenSessions(platform, actor.personId);
      const sessions = rows.map(row => presentSession(row, actor.sessionId));
      return sessions.sort((a, b) => Number(b.isThis) - Number(a.isThis));
    },
    end: async ({ sessionId }, { actor, platform, database, clock }) => {
      await countAttempt(platform, endings, actor.personId);
      const isEnded = await endOwnSession(database.pool, { personId: actor.personId, sessionId }, clock.now());
      if (!isEnded) throw new Refusal('sessionNotFound');
      return null;
    },
    endOthers: async (_input, { actor, platform, database, clock }) => {
      await countAttempt(platform, endings, actor.personId);
      return endSessionsOf(database.pool, actor.personId, clock.now(), actor.sessionId);
    },
  });
}
