import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { buildFlowQuestion, type Compare, type Question } from '@wenshu/survey-core';
import type { TestDraft } from './test-draft.ts';

/** The number nearest to the one named that an answer would have to be. */
const NEAREST: Readonly<Record<Compare, number>> = { '=': 0, '!=': 0, '<=': 0, '>=': 0, '<': -1, '>': 1 };

/** Whether no answer gets to that number: the condition would then hold for everybody or for nobody. */
export function isOutOfReach(question: Question, { about, compare, value, reference, itemId }: TestDraft): boolean {
  if (value === null || reference) return false;
  const wanted = value + NEAREST[compare];
  const options = Object.keys(question.items).length;
  if (about === 'count') return wanted < 0;
  if (about === 'rank') return wanted < 1 || wanted > options;
  if (about !== 'number' || itemId !== undefined) return false;
  const bound = questionTypes[question.type as QuestionTypeSlug]?.bind(buildFlowQuestion(question));
  // A type takes its number as one, or as it is written.
  const [parsed] = [wanted, String(wanted)].flatMap(raw => {
    const result = bound?.parse(raw);
    return result && 'answer' in result ? [result.answer] : [];
  });
  if (!bound || parsed === undefined) return false;
  return bound.check(parsed).some(({ problem }) => problem === 'too-small' || problem === 'too-large');
}
