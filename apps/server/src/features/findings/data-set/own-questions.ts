import { type DataQuestion, type DataVariable, derivedKey } from '@wenshu/analysis';
import type { SavedVariable } from './saved-variable.repository.ts';

/** What people made, as questions whose answers are summed up like any other's. What models saved is no answer to look at by itself. */
export function ownQuestions(
  saved: readonly SavedVariable[],
  variables: readonly DataVariable[],
): readonly DataQuestion[] {
  const known = new Map(variables.map(variable => [variable.key, variable]));
  return saved.flatMap(({ variableId, isOwn }) => {
    const key = derivedKey(variableId);
    const variable = isOwn ? known.get(key) : undefined;
    if (!variable) return [];
    const { name, label, categories } = variable;
    const summary = { kind: categories ? 'options' : 'numbers', chart: 'bar' } as const;
    return [{ key, questionId: key, name, title: label, summary, variables: [{ key, label: '' }] }];
  });
}
