import { questionCalls, scrollCalls } from '@wenshu/api-contract';
import type { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';

const OPTIONS = 20;
/** What one import takes at most. */
const BATCH = 100;

/** A questionnaire of multiple-choice questions with twenty options each. */
export async function designLargeSurvey(fleet: ServerFleet, questions: number): Promise<string> {
  const { scrollId } = await fleet.call(scrollCalls.create, { name: `Editor ${questions}` });
  const { document } = await fleet.call(scrollCalls.get, { scrollId });
  const groupId = Object.keys(document.groups)[0]!;
  const items = Array.from({ length: OPTIONS }, (_, index) => ({ title: { text: `Drink number ${index + 1}` } }));
  const all = Array.from({ length: questions }, (_, index) => ({
    groupId,
    type: 'multiple-choice',
    title: { text: `Question ${index + 1}: what do you like to drink?` },
    items,
  }));
  for (let from = 0; from < questions; from += BATCH)
    await fleet.call(questionCalls.importQuestions, { scrollId, questions: all.slice(from, from + BATCH) });
  return scrollId;
}
