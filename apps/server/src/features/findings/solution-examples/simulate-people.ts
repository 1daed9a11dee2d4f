import { type SimulatedType, simulateAnswer } from '@wenshu/analysis/simulated';
import { seededRandom } from '@wenshu/statistics';
import type { FlowQuestion, Json } from '@wenshu/survey-core';
import { studies } from './studies.ts';

/** A few hundred, as a study of this kind has. */
export const EXAMPLE_PEOPLE = 300;
const SEED = 20_261_117;

/** What the people of a study answer to its question, as it was generated: the same at every time. */
export function simulatePeople(type: SimulatedType, question: FlowQuestion): readonly Json[] {
  const random = seededRandom(SEED);
  const answerOf = <Type extends SimulatedType>(one: Type) => simulateAnswer(one, question, studies[one].mind, random);
  return Array.from({ length: EXAMPLE_PEOPLE }, () => answerOf(type));
}
