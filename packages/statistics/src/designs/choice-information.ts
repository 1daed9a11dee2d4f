import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import type { DesignAttribute, Profile } from './design-attributes.ts';
import { addSquare } from './information-matrix.ts';
import { orthogonalContrasts } from './orthogonal-contrasts.ts';

/** What choices among concepts tell about their levels, before anything is known of the answers. */
export interface ChoiceInformation {
  readonly size: number;
  /** Adds `factor` times what one task tells. */
  addTask(target: DenseMatrix, task: readonly Profile[], factor: 1 | -1): void;
}

/**
 * The information of a logit with all utilities 0: Σ over tasks of the mean of (x−x̄)(x−x̄)ᵀ, x̄ being the task's mean. Per
 * task it is at most 1 on the diagonal, when every level is equally frequent inside the task.
 */
export function choiceInformation(attributes: readonly DesignAttribute[]): ChoiceInformation {
  const contrasts = attributes.map(({ levels }) => orthogonalContrasts(levels.length));
  const size = contrasts.reduce((sum, rows) => sum + rows[0]!.length, 0);
  const code = (profile: Profile) => profile.flatMap((level, a) => contrasts[a]![level]!);
  return {
    size,
    addTask(target, task, factor) {
      const rows = task.map(code);
      const mean = Array.from({ length: size }, (_, j) => rows.reduce((sum, row) => sum + row[j]!, 0) / rows.length);
      for (const row of rows) {
        addSquare(
          target,
          row.map((value, j) => value - mean[j]!),
          factor / rows.length,
        );
      }
    },
  };
}

export function tasksInformation(information: ChoiceInformation, tasks: readonly (readonly Profile[])[]): DenseMatrix {
  const matrix = createMatrix(information.size, information.size);
  for (const task of tasks) information.addTask(matrix, task, 1);
  return matrix;
}
