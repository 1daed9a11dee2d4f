import { createMatrix } from '../linear-algebra/dense-matrix.ts';
import type { ChoiceTasks } from './choice-likelihood.ts';

export interface ChoiceSet {
  /** One row of the design per alternative. */
  readonly rows: readonly ArrayLike<number>[];
  /** Position of the chosen row. */
  readonly chosen: number;
}

/** Choice sets, one below the other, as the logit reads them. */
export function stackTasks(sets: readonly ChoiceSet[], width: number, weights?: Float64Array): ChoiceTasks {
  const starts = new Int32Array(sets.length + 1);
  sets.forEach((set, task) => {
    starts[task + 1] = starts[task]! + set.rows.length;
  });
  const design = createMatrix(starts.at(-1)!, width);
  sets.forEach((set, task) => {
    set.rows.forEach((row, i) => {
      design.values.set(row, (starts[task]! + i) * width);
    });
  });
  return { design, starts, chosen: Int32Array.from(sets, set => set.chosen), ...(weights ? { weights } : {}) };
}
