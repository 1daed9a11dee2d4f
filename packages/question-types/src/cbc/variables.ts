import { everyVersion } from '../_shared/designs/design-tasks.ts';
import { designData } from '../_shared/designs/design-variables.ts';

/** The number of the concept chosen in each task; 0 for none of them. */
export const data = designData<number>({
  summary: { kind: 'conjoint', chart: 'part-worths' },
  solution: 'cbc',
  variables: (question, task) => {
    const concepts = Math.max(0, ...everyVersion(question).flatMap(tasks => tasks.map(({ length }) => length)));
    return [
      {
        key: `#${task}`,
        name: `_${task}`,
        label: `${question.title.text}: ${task}`,
        measure: 'nominal',
        part: { is: 'task', number: task },
        valueLabels: Array.from({ length: concepts + 1 }, (_, value) => ({ value, label: String(value) })),
      },
    ];
  },
  values: () => concept => [concept ?? null],
});
