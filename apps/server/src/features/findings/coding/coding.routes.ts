import { codingCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { touchRecords } from '../../collect/answering/index.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { KeptOrders } from '../record-grid/index.ts';
import { bySimilarity } from './alike/order-by-similarity.ts';
import { codeAnswers } from './code-answers.ts';
import { deleteCoding, findCoding } from './coding.repository.ts';
import { countCodes } from './count-codes.ts';
import { listAnswers } from './list-answers.ts';
import { listToldOthers } from './mark.repository.ts';
import { openCoding } from './open-coding.ts';
import { presentCodings, setUpCoding } from './set-up-coding.ts';
import { undoCoding } from './undo-coding.ts';

export function registerCodingCalls(app: FastifyInstance): void {
  const orders = new KeptOrders();
  registerCalls(app, codingCalls, {
    list: async ({ scrollId }, { database, actor }) => ({
      items: await presentCodings(database.pool, actor, scrollId),
    }),
    setUp: (input, { platform, actor, language }) => setUpCoding(platform, actor, input, language),
    remove: async ({ scrollId, codingId }, { database }) => {
      await database.transaction(async db => {
        await keepSurveys(db, [scrollId]);
        if (!(await findCoding(db, scrollId, codingId))) throw new Refusal('codingNotFound');
        // What was given here counts in the other language too, and does no more.
        await touchRecords(db, scrollId, await listToldOthers(db, codingId));
        await deleteCoding(db, scrollId, codingId);
      });
      return null;
    },
    answers: (input, context) =>
      context.whileListening(async signal => {
        const { platform, actor } = context;
        const coding = await openCoding(platform, actor, input);
        const who = { lane: 'live', personId: actor.personId, signal } as const;
        const own = input.sort === 'similar' && input.similarTo && bySimilarity(platform, coding, who, input.similarTo);
        return listAnswers(platform, actor, coding, orders, input, signal, own || undefined);
      }),
    counts: (input, context) =>
      context.whileListening(async signal =>
        countCodes(await openCoding(context.platform, context.actor, input), signal),
      ),
    code: (input, { platform, actor }) => codeAnswers(platform, actor, input),
    undo: (input, { platform, actor }) => undoCoding(platform, actor, input),
  });
}
