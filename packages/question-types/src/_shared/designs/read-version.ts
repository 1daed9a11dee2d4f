import type { FlowQuestion, Json } from '@wenshu/survey-core/answering';
import type { DesignAnswer } from './design-answer.ts';
import { dealVersion, tasksOf } from './design-tasks.ts';

/** The tasks that this respondent gets, the numbers of those that can be answered, and the answer with one task changed. */
export function readVersion<Value extends Json>(
  question: FlowQuestion,
  answer: DesignAnswer<Value> | undefined,
  seed: string,
) {
  const version = answer?.version ?? dealVersion(question, seed);
  const shown = tasksOf(question, version);
  return {
    conceptsOf: (task: number) => shown[task - 1] ?? [],
    tasks: shown.flatMap((concepts, index) => (concepts ? index + 1 : [])),
    withTask: (task: number, value: Value): DesignAnswer<Value> => ({
      version,
      tasks: { ...answer?.tasks, [task]: value },
    }),
  };
}
