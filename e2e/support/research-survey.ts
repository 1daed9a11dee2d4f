import { seededRandom } from '@wenshu/statistics';
import { buildResearch, submitResearch } from '../../apps/server/src/testing/build-research.ts';
import { researchQuestions, simulatePerson } from '../../packages/analysis/test/simulated-research.ts';
import { fillRecords } from './fill-records.ts';
import type { Calls } from './survey-maker.ts';

const SENT = 60;

/** A published survey with a question of every solution, answered by simulated people, each of them twice over. */
export async function collectResearch(call: Calls): Promise<string> {
  const questions = Object.values(researchQuestions);
  const survey = await buildResearch(call, questions);
  const random = seededRandom(8);
  const people = Array.from({ length: SENT }, (_, at) => ({
    recordId: `research${Date.now()}${String(at).padStart(5, '0')}`,
    answers: simulatePerson(random) as never,
  }));
  await submitResearch(call, survey, questions, people);
  await fillRecords(survey.scrollId, 2 * SENT);
  return survey.scrollId;
}
