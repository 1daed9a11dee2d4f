import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import type { DesignAttribute, Profile } from './design-attributes.ts';
import { orthogonalContrasts } from './orthogonal-contrasts.ts';

/** What choices among concepts tell about their levels, before anything is known of the answers. */
export interface ChoiceInformation {
  readonly size: number;
  /** What one task tells, row by row of a matrix. */
  ofTask(task: readonly Profile[]): Float64Array;
}

/**
 * The information of a logit with all utilities 0: Σ over tasks of the mean of (x−x̄)(x−x̄)ᵀ, x̄ being the task's mean. Per
 * task it is at most 1 on the diagonal, when every level is equally frequent inside the task.
 */
export function choiceInformation(attributes: readonly DesignAttribute[]): ChoiceInformation {
  const contrasts = attributes.map(({ levels }) => orthogonalContrasts(levels.length));
  const size = contrasts.reduce((sum, rows) => sum + rows[0]!.length, 0);
  return {
    size,
    ofTask(task) {
      const rows = centredRows(task, contrasts, size);
      const matrix = new Float64Array(size * size);
      for (let start = 0; start < rows.length; start += size) {
        for (let i = 0; i < size; i++) {
          const left = rows[start + i]! / task.length;
          if (left === 0) continue;
          for (let j = 0; j < size; j++) matrix[i * size + j]! += left * rows[start + j]!;
        }
      }
      return matrix;
    },
  };
}

function centredRows(task: readonly Profile[], contrasts: readonly number[][][], size: number): Float64Array {
  const rows = new Float64Array(task.length * size);
  const mean = new Float64Array(size);
  task.forEach((concept, row) => {
    let column = 0;
    concept.forEach((level, a) => {
      for (const value of contrasts[a]![level]!) {
        rows[row * size + column] = value;
        mean[column]! += value / task.length;
        column += 1;
      }
    });
  });
  return rows.map((value, cell) => value - mean[cell % size]!);
}

export function tasksInformation(information: ChoiceInformation, tasks: readonly (readonly Profile[])[]): DenseMatrix {
  const matrix = createMatrix(information.size, information.size);
  for (const task of tasks) addTo(matrix.values, information.ofTask(task), 1);
  return matrix;
}

export function addTo(target: Float64Array, values: Float64Array, factor: 1 | -1): void {
  for (let cell = 0; cell < target.length; cell++) target[cell]! += factor * values[cell]!;
}
