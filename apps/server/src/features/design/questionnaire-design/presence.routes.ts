import { presenceCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { sayHere } from '../../people/presence/index.ts';
import { QUESTIONNAIRE } from './kind-of-document.ts';
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
      const page = {
        kind: QUESTIONNAIRE,
        documentId: scrollId,
        pageId,
        personId: actor.personId,
        place: questionId,
        isTyping,
      };
      const others = await sayHere(pool, page, { isLeaving, now: clock.now(), place: 'questionId' });
      return { version: questionnaire.version, others };
    },
  });
}
