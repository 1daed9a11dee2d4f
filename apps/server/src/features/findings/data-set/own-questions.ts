import { type DataQuestion, type DataVariable, derivedKey } from '@wenshu/analysis';
import type { SavedVariable } from './saved-variable.repository.ts';

/** Of what is saved, what sums up as a question does: what people made, and what was coded. What models saved is no answer to look at by itself. */
export const isAsked = ({ isOwn, recipe }: SavedVariable): boolean => isOwn || recipe.make === 'coded';

/** As questions whose answers are summed up like any other's. */
export function ownQuestions(
  saved: readonly SavedVariable[],
  variables: readonly DataVariable[],
): readonly DataQuestion[] {
  const known = new Map(variables.map(variable => [variable.key, variable]));
  return saved.flatMap(one => {
    const key = derivedKey(one.variableId);
    const variable = isAsked(one) ? known.get(key) : undefined;
    if (!variable) return [];
    const { name, label, categories } = variable;
    const summary = { kind: categories ? 'options' : 'numbers', chart: 'bar' } as const;
    return [{ key, questionId: key, name, title: label, summary, variables: [{ key, label: '' }] }];
  });
}
