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

/** All variables in a list to choose from, questions first. */
export function useVariableOptions(variables: ReadonlyMap<string, Variable>) {
  const t = useTexts(recordGridTexts).columns;
  return useMemo(() => {
    const all = [...variables.values()];
    const group = (label: string, isAsked: boolean) => ({
      label,
      options: all
        .filter(({ questionId }) => (questionId !== undefined) === isAsked)
        .map(variable => ({ value: variable.key, label: short(variableName(variable)) })),
    });
    return [group(t.questions, true), group(t.facts, false)].filter(({ options }) => options.length > 0);
  }, [variables, t]);
}
