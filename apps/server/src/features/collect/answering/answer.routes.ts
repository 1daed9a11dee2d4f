import { answerCalls, answerStatus, type CallInput } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { loadModel } from '../../design/publishing/index.ts';
import { wakeDeliveries } from '../docking/index.ts';
import type { ViewCounter } from '../links/index.ts';
import { requireNoRobot } from './entering/captcha.ts';
import { entranceOf, type FoundEntry, startCodeOf } from './entering/find-entry.ts';
import { findRecentEntry } from './entering/recent-entry.ts';
import { findStart } from './entering/start-cookie.ts';
import { presentOpened } from './present-opened.ts';
import { refusalOfVisit } from './refuse-answer.ts';
import { savePageAnswers } from './save-page.ts';
import type { SentAnswers } from './sent-answers.ts';
import { submitAnswers } from './submit-answer.ts';
import type { SubmissionWriter } from './submitting/submission-writer.ts';
import { visitSurvey } from './visit-survey.ts';

export function registerAnswerCalls(
  app: FastifyInstance,
  { writer, views }: { writer: SubmissionWriter; views: ViewCounter },
): void {
  registerCalls(app, answerCalls, {
    open: async (input, { platform, clientAddress, userAgent }) => {
      const visit = await visitSurvey(platform, { ...input, clientAddress, userAgent });
      if (visit.step === 'refused') throw refusalOfVisit(visit.refusal);
      if (visit.step !== 'open') throw new Refusal(visit.step === 'password' ? 'passwordNeeded' : 'identityNeeded');
      const { kind, code } = entranceOf(platform, input);
      views.count(kind, code);
      return presentOpened(visit, await loadModel(platform.database.pool, visit.flow.scrollId, visit.flow.versionTime));
    },
    submitAnswer: async (input, context) => {
      const { platform, userAgent } = context;
      const found = await findRecentEntry(platform, { ...input, userAgent });
      const sent = sentAnswers(found, input, context);
      if (input.answerStatus === answerStatus.notCompleted) return savePageAnswers(platform, found, sent);
      const doorkeeper = (answered: number) =>
        requireNoRobot(platform, {
          gates: found.entry.gates,
          clientAddress: sent.clientAddress,
          captcha: input.captcha,
          answered,
          spentMs: sent.openedMs === null ? null : platform.clock.now().getTime() - sent.openedMs,
        });
      const answerRecord = await submitAnswers(platform, writer, found, sent, doorkeeper);
      // Others' answers that go outside leave within the minute.
      if (found.entry.signed) await wakeDeliveries(platform);
      const isSample = answerRecord.answerStatus === answerStatus.success && answerRecord.isSubmit;
      return found.entry.isGiving && isSample ? { answerRecord, givesReward: true } : { answerRecord };
    },
  });
}

function sentAnswers(
  { entry }: FoundEntry,
  input: CallInput<typeof answerCalls.submitAnswer>,
  { platform, clientAddress, userAgent, cookieHeader }: CallContext<'respondent'>,
): SentAnswers {
  const { startMark } = input;
  const now = platform.clock.now();
  const openedMs = findStart(platform.secrets['answer-pass'], startCodeOf(entry), { startMark, cookieHeader }, now);
  return { ...input, clientAddress, userAgent, openedMs };
}
