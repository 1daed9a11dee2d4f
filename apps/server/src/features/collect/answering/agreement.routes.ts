import { answerAgreementCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { refusalOfVisit } from './refuse-answer.ts';
import { visitSurvey } from './visit-survey.ts';

/** For clients that ask by the specification's call; our page has them in its flow. */
export function registerAgreementCalls(app: FastifyInstance): void {
  registerCalls(app, answerAgreementCalls, {
    queryAgreement: async (input, { platform, clientAddress, userAgent }) => {
      const visit = await visitSurvey(platform, { ...input, clientAddress, userAgent });
      if (visit.step === 'refused') throw refusalOfVisit(visit.refusal);
      if (visit.step !== 'open') throw new Refusal(visit.step === 'password' ? 'passwordNeeded' : 'identityNeeded');
      return visit.flow.agreements.map(({ id, name, content, link }) => ({
        agreementId: id,
        name,
        content,
        ...(link !== undefined && { link }),
      }));
    },
  });
}
