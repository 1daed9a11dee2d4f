import { answerCalls, answerStatus, type CallInput } from '@wenshu/api-contract';
import { dayIn } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../http/call-context.ts';
import { registerCalls } from '../../http/register-calls.ts';
import type { ViewCounter } from '../links/index.ts';
import { openSurvey } from './open-survey.ts';
import { presentFlow } from './present-flow.ts';
import type { SubmissionWriter } from './submission-writer.ts';
import { type SentAnswers, savePageAnswers, submitAnswers } from './submit-answer.ts';

export function registerAnswerCalls(
  app: FastifyInstance,
  { writer, views }: { writer: SubmissionWriter; views: ViewCounter },
): void {
  registerCalls(app, answerCalls, {
    open: async ({ linkCode, cookieId }, { database }) => {
      const { model, record } = await openSurvey(database.pool, linkCode, cookieId);
      views.count(linkCode);
      const { status, answers, lastQuestionId, saveSeq, ...ids } = record;
      return {
        scrollInfo: presentFlow(model.flow),
        flow: model.flow,
        answerRecord: { ...ids, answerStatus: status, isSubmit: false },
        answers: { ...answers },
        lastQuestionId,
        saveSeq,
      };
    },
    submitAnswer: async (input, context) => {
      const sent = sentAnswers(input, context);
      const { pool } = context.database;
      const isPage = input.answerStatus === answerStatus.notCompleted;
      return { answerRecord: await (isPage ? savePageAnswers(pool, sent) : submitAnswers(pool, writer, sent)) };
    },
  });
}

const MAX_USER_AGENT = 500;

function sentAnswers(
  input: CallInput<typeof answerCalls.submitAnswer>,
  context: CallContext<'respondent'>,
): SentAnswers {
  return {
    answerRecordId: input.answerRecordId,
    answerInfoList: input.answerInfoList,
    blankAnswerInfoList: input.blankAnswerInfoList,
    lastQuestionId: input.lastQuestionId,
    saveSeq: input.saveSeq,
    today: dayIn(context.clock.now()),
    visit: {
      linkCode: input.linkCode,
      versionTime: input.versionTime,
      languageId: input.languageId,
      cookieId: input.cookieId ?? null,
      deviceId: input.deviceId ?? null,
      clientAddress: context.clientAddress,
      userAgent: context.userAgent.slice(0, MAX_USER_AGENT),
    },
  };
}
