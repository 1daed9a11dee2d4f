import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { useMemo } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { short } from '../../design/editor/logic/question-names.ts';
import type { Variable } from './variable.ts';

/** A question by its number and title, or by the one word that is both; what nobody was asked by its label alone. */
export function variableName({ name, label, questionId }: Variable): string {
  if (label === '' || label === name) return name;
  return questionId === undefined ? label : `${name} ${label}`;
}

/**
 * What a list shows of each, by key. The rows of a matrix all begin with its title, and a list has room for a beginning: there they are shown
 * by what differs, and the whole is told by whoever shows it when somebody rests on it.
 */
export function listedNames(variables: Iterable<Variable>): ReadonlyMap<string, string> {
  const all = [...variables];
  const shared = new Map<string, string>();
  for (const { questionId, label } of all) {
    if (questionId === undefined) continue;
    const known = shared.get(questionId);
    shared.set(questionId, known === undefined ? label : commonStart(known, label));
  }
  return new Map(
    all.map(variable => {
      const start = shared.get(variable.questionId ?? '') ?? '';
      const end = start.lastIndexOf(BETWEEN) + BETWEEN.length;
      const rest = start.includes(BETWEEN) ? variable.label.slice(end).trim() : '';
      // One alone shares everything with itself.
      return [
        variable.key,
        rest === '' || start === variable.label ? variableName(variable) : `${variable.name} ${rest}`,
      ];
    }),
  );
}

/** Between a question's title and its part. */
const BETWEEN = ': ';

function commonStart(one: string, other: string): string {
  let end = 0;
  while (end < one.length && one[end] === other[end]) end++;
  return one.slice(0, end);
}

/** All variables in a list to choose from, questions first. */
export function useVariableOptions(variables: ReadonlyMap<string, Variable>) {
  const t = useTexts(recordGridTexts).columns;
  return useMemo(() => {
    const all = [...variables.values()];
    const names = listedNames(all);
    const group = (label: string, isAsked: boolean) => ({
      label,
      options: all
        .filter(({ questionId }) => (questionId !== undefined) === isAsked)
        .map(variable => ({
          value: variable.key,
          title: variableName(variable),
          label: short(names.get(variable.key) ?? variableName(variable)),
        })),
    });
    return [group(t.questions, true), group(t.facts, false)].filter(({ options }) => options.length > 0);
  }, [variables, t]);
}
