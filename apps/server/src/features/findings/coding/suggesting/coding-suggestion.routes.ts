import { codingSuggestionCalls } from '@wenshu/api-contract';
import { codingTexts } from '@wenshu/texts/findings/coding';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../../http/register-calls.ts';
import { newId } from '../../../../platform/new-id.ts';
import { keepRecords } from '../../../collect/answering/index.ts';
import { startJob } from '../../../people/jobs/index.ts';
import { lockCoding } from '../code-answers.ts';
import { insertDeed } from '../coding.repository.ts';
import { openCoding } from '../open-coding.ts';
import { acceptAllSuggestions, judgeSuggestions } from './judge-suggestions.ts';
import { listSuggestions, sampleSuggestions, seenWaiting, stateOfSuggestions } from './list-suggestions.ts';
import { suggestCodesJob } from './suggest-codes-job.ts';
import { endWaiting } from './suggestion.repository.ts';

export function registerCodingSuggestionCalls(app: FastifyInstance): void {
  registerCalls(app, codingSuggestionCalls, {
    start: async (input, { platform, actor, language }) => {
      const { label, scrollId, codingId } = await openCoding(platform, actor, input);
      const jobId = await startJob(platform, suggestCodesJob, {
        personId: actor.personId,
        about: { kind: 'questionnaire', id: scrollId } as const,
        title: codingTexts[language].suggestTitle({ label }),
        input: { scrollId, codingId },
      });
      return { jobId };
    },
    state: (input, context) =>
      context.whileListening(signal => stateOfSuggestions(context.platform, context.actor, input, signal)),
    list: (input, { platform, actor }) => listSuggestions(platform, actor, input),
    sample: (input, { platform, actor }) => sampleSuggestions(platform, actor, input),
    judge: (input, { platform, actor }) => judgeSuggestions(platform, actor, input),
    acceptAll: (input, { platform, actor }) => acceptAllSuggestions(platform, actor, input),
    clear: async (input, { platform, actor }) => {
      const coding = await openCoding(platform, actor, input);
      const ids = (await seenWaiting(platform, actor, coding, {})).map(({ answerRecordId }) => answerRecordId);
      const { personId } = actor;
      const deed = { deedId: newId(), codingId: coding.codingId, personId, at: platform.clock.now() };
      const rejected = await platform.database.transaction(async db => {
        await lockCoding(db, coding);
        const kept = await keepRecords(db, coding.scrollId, [...new Set(ids)]);
        await insertDeed(db, deed);
        return endWaiting(db, coding, kept, deed);
      });
      return { deedId: deed.deedId, accepted: 0, rejected };
    },
  });
}
