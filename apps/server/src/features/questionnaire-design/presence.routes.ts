import { PRESENCE_SECONDS, presenceCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../http/refusal.ts';
import { registerCalls } from '../../http/register-calls.ts';
import { forgetPage, listOthers, rememberPage } from './presence.repository.ts';
import { findQuestionnaire } from './questionnaire.repository.ts';

/** Two messages may be lost before a page counts as gone. */
const SILENCE_MS = 3 * PRESENCE_SECONDS * 1000;

export function registerPresenceCalls(app: FastifyInstance): void {
  registerCalls(app, presenceCalls, {
    presence: async ({ scrollId, pageId, questionId, isLeaving }, { database, actor, clock }) => {
      const { pool } = database;
      const questionnaire = await findQuestionnaire(pool, scrollId);
      if (!questionnaire) throw new Refusal('questionnaireNotFound');
      const page = { scrollId, pageId, personId: actor.personId, questionId: questionId ?? null };
      const now = clock.now();
      await (isLeaving ? forgetPage(pool, page) : rememberPage(pool, page, now));
      const others = await listOthers(pool, page, new Date(now.getTime() - SILENCE_MS));
      return { version: questionnaire.version, others };
    },
  });
}
