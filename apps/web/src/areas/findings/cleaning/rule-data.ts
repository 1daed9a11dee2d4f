import type { RuleData } from '@wenshu/analysis/browser';
import type { CallData, dataSetCalls } from '@wenshu/api-contract';

type Listed = CallData<typeof dataSetCalls.listVariables>;

/** What rules know of the data, as it came. */
export function ruleDataOf({ variables, questions }: Pick<Listed, 'variables' | 'questions'>): RuleData {
  return {
    variables: new Map(variables.map(variable => [variable.key, variable])),
    questions: new Map(questions.map(question => [question.key, question])),
  };
}
