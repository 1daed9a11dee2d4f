import type { FlowQuestion, QuestionnaireProblemWord } from '@wenshu/survey-core';
import { designOf, tasksOf } from './design-tasks.ts';

/** A question of tasks without a design, or with one that names levels which are not there, could never be answered. */
export function checkDesign(question: FlowQuestion): readonly QuestionnaireProblemWord[] {
  const design = designOf(question);
  const isWhole = design?.versions.every((_, index) => tasksOf(question, index + 1).every(task => task !== undefined));
  return isWhole ? [] : ['design-missing'];
}
