import type { DataPart, FlowQuestion, Json, Variable, VariableValue } from '@wenshu/survey-core';
import type { DesignAnswer } from './design-answer.ts';
import { taskCount } from './design-tasks.ts';

interface TaskColumns<Value> {
  readonly summary: DataPart<never, Json>['summary'];
  /** The variables of one task; names and labels continue the question's. */
  variables(question: FlowQuestion, task: number): readonly Variable[];
  values(question: FlowQuestion, value: Value | undefined): readonly VariableValue[];
}

/** The version, then what was said to each task: with the design in the questionnaire, all that a model needs. */
export function designData<Value extends Json>({
  summary,
  variables,
  values,
}: TaskColumns<Value>): DataPart<never, DesignAnswer<Value>> {
  const tasks = (question: FlowQuestion) => Array.from({ length: taskCount(question) }, (_, index) => index + 1);
  return {
    summary,
    variables: ({ question }) => [
      { name: '_version', label: `${question.title.text}: version`, measure: 'nominal' },
      ...tasks(question).flatMap(task => variables(question, task)),
    ],
    values: ({ question }, answer) => [
      answer?.version ?? null,
      ...tasks(question).flatMap(task => values(question, answer?.tasks[task])),
    ],
  };
}
