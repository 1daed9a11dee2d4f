import { qualityFlags } from '@wenshu/survey-core';
import { derivedKey } from '../../derived/derive-variable.ts';
import { checkQuestions, isRow, questionNames, variablesIn } from '../named-questions.ts';
import type { RuleKind } from '../rule-kind.ts';

const MOST_ROWS = 100;

export const straightLine: RuleKind<'straight-line'> = {
  check: ({ questions, leastRows }, data) => {
    if (!Number.isInteger(leastRows) || (leastRows as number) < 2 || (leastRows as number) > MOST_ROWS)
      return 'not-set';
    const problem = checkQuestions(questions, data, isRow, 2);
    if (problem) return problem;
    return (questions as readonly string[]).every(key => variablesIn(key, data, isRow).length <= MOST_ROWS)
      ? undefined
      : 'not-fitting';
  },
  tests: ({ questions, leastRows }, context) => {
    if (questions.length === 0) {
      const codes = [qualityFlags.straightLine];
      return [{ by: 'filter', filter: { test: 'choice', variable: 'fact:flags', is: 'any-of', codes } }];
    }
    return questions.map(key => {
      const variables = variablesIn(key, context, isRow);
      const rows = variables.map((_row, at) => `#${at + 1}`).join(', ');
      // How far its answers lie apart; nowhere near zero where too few rows are answered.
      const text = `if(answered(${rows}) >= ${leastRows}, largest(${rows}) - smallest(${rows}), 1)`;
      const id = context.recipeId();
      return {
        by: 'filter',
        recipes: { [id]: { make: 'formula', name: id, label: '', text, variables } },
        filter: { test: 'number', variable: derivedKey(id), compare: '=', value: 0 },
      };
    });
  },
  describe: ({ questions, leastRows }, teller) =>
    questions.length === 0
      ? teller.texts.anyGrid
      : teller.texts.sameDown({ questions: questionNames(questions, teller), rows: leastRows }),
};
