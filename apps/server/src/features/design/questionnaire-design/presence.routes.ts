import { presenceCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { forgetPage, rememberPage } from './presence.repository.ts';
import { listOthers } from './presence.ts';
import { findQuestionnaire } from './questionnaire.repository.ts';

export function registerPresenceCalls(app: FastifyInstance): void {
  registerCalls(app, presenceCalls, {
    presence: async (
      { scrollId, pageId, questionId = null, isTyping = false, isLeaving },
      { database, actor, clock },
    ) => {
      const { pool } = database;
      const questionnaire = await findQuestionnaire(pool, scrollId);
      if (!questionnaire) throw new Refusal('questionnaireNotFound');
      const page = { scrollId, pageId, personId: actor.personId, questionId, isTyping };
      const now = clock.now();
      await (isLeaving ? forgetPage(pool, page) : rememberPage(pool, page, now));
      return { version: questionnaire.version, others: await listOthers(database, scrollId, page, now) };
    },
  });
}
