import { fitsSlot, type ModelSlot } from '@wenshu/analysis/browser';
import type { DataQuestion, Variable } from '../../filter/variable.ts';
import { formOf, isBegun, type ModelAnalysis, withSlots } from './model-analysis.ts';

/** A question as what goes into a slot: named and listed as variables are. */
type Research = Variable & { readonly solution: NonNullable<DataQuestion['solution']> };

/** The questions that slots take as a whole. */
export function researchIn(questions: readonly DataQuestion[], slots: readonly ModelSlot[]): readonly Research[] {
  return questions.flatMap(({ key, questionId, name, title, round, solution }) => {
    if (!solution || !slots.some(slot => fitsSlot({ solution }, slot))) return [];
    const label = round === undefined ? title : `${title} (${round})`;
    return [{ key, questionId, name, label, kept: 'text', measure: 'text', isLooped: round !== undefined, solution }];
  });
}

/** A fresh model with the one question that it can work on. */
export function withOnlyQuestion<First extends { readonly analysis: ModelAnalysis }>(
  first: First,
  questions: readonly DataQuestion[],
): First {
  const { analysis } = first;
  const slot = formOf(analysis).slots.find(({ takes }) => takes === 'question');
  const [only, ...others] = slot ? researchIn(questions, [slot]) : [];
  if (!slot || !only || others.length > 0 || isBegun(analysis)) return first;
  return { ...first, analysis: withSlots(analysis, { [slot.name]: [only.key] }) };
}
