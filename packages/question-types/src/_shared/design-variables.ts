import type { DataPart, FlowQuestion, Json, Variable, VariableValue } from '@wenshu/survey-core';
import type { DesignAnswer } from './design-answer.ts';
import { designOf, taskCount } from './design-tasks.ts';

interface TaskColumns<Value> {
  readonly summary: DataPart<never, Json>['summary'];
  readonly solution: NonNullable<DataPart<never, Json>['solution']>;
  /** The variables of one task; names and labels continue the question's. */
  variables(question: FlowQuestion, task: number): readonly Variable[];
  /** What is worked out once for the question, then asked per task. */
  values(question: FlowQuestion): (value: Value | undefined) => readonly VariableValue[];
}

/** The version, then what was said to each task: with the design in the questionnaire, all that a model needs. */
export function designData<Value extends Json>({
  variables,
  values,
  ...told
}: TaskColumns<Value>): DataPart<never, DesignAnswer<Value>> {
  const tasks = (question: FlowQuestion) => Array.from({ length: taskCount(question) }, (_, index) => index + 1);
  return {
    ...told,
    variables: ({ question }) => [
      {
        key: '#version',
        name: '_version',
        label: `${question.title.text}: version`,
        measure: 'nominal',
        part: { is: 'version' },
      },
      ...tasks(question).flatMap(task => variables(question, task)),
    ],
    values: ({ question }) => {
      const [all, valuesOf] = [tasks(question), values(question)];
      return answer => [answer?.version ?? null, ...all.flatMap(task => valuesOf(answer?.tasks[task]))];
    },
    design: ({ question }) => {
      const design = designOf(question);
      if (!design) return undefined;
      // Levels are named by ids: whoever shows a card needs their words.
      const names = Object.fromEntries(question.items.map(({ id, title }) => [id, title.text]));
      return { ...design, names, attributes: design.levels.map(ids => attributeName(question, ids)) };
    },
  };
}

/** What its levels stand below; empty where they stand below nothing. */
function attributeName({ items, itemGroups }: FlowQuestion, levels: readonly string[]): string {
  const groupId = items.find(({ id }) => levels.includes(id))?.groupId;
  return itemGroups.find(({ id }) => id === groupId)?.title.text ?? '';
}
