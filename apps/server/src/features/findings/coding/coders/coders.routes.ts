import { codingLogCalls, codingPortionCalls, codingRoundCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../../http/register-calls.ts';
import { openCoding } from '../open-coding.ts';
import { showAgreement } from './agreement.ts';
import { closeRound } from './close-round.ts';
import { showLog } from './coding-log.ts';
import { decideAnswers, showDifferences } from './differences.ts';
import { judgeAnswer, showRoundAnswers } from './judge-answers.ts';
import { handOut, showCoders, takeBack } from './portions.ts';
import { makeRound, removeRound, showRounds } from './rounds.ts';

/** Several people who code: whose share is what, rounds that they code blindly, and who did what. */
export function registerCodersCalls(app: FastifyInstance): void {
  registerCalls(app, codingRoundCalls, {
    list: async (input, { platform, actor }) => showRounds(platform, actor, await openCoding(platform, actor, input)),
    make: (input, { platform, actor }) => makeRound(platform, actor, input),
    answers: (input, { platform, actor }) => showRoundAnswers(platform, actor, input),
    judge: (input, { platform, actor }) => judgeAnswer(platform, actor, input),
    close: (input, { platform, actor }) => closeRound(platform, actor, input),
    remove: (input, { platform, actor }) => removeRound(platform, actor, input),
    agreement: (input, { platform, actor }) => showAgreement(platform, actor, input),
    differences: (input, { platform, actor }) => showDifferences(platform, actor, input),
    decide: (input, { platform, actor }) => decideAnswers(platform, actor, input),
  });
  registerCalls(app, codingPortionCalls, {
    coders: (input, context) =>
      context.whileListening(async signal => {
        const { platform, actor } = context;
        return showCoders(platform, actor, await openCoding(platform, actor, input), signal);
      }),
    handOut: (input, { platform, actor }) => handOut(platform, actor, input),
    takeBack: (input, { platform, actor }) => takeBack(platform, actor, input),
  });
  registerCalls(app, codingLogCalls, {
    list: (input, { platform, actor }) => showLog(platform, actor, input),
  });
}
