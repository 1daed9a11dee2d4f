import { StatisticsProblem } from '../problem.ts';
import type { CbcAlternative, CbcAttribute } from './cbc-coding.ts';
import type { ChoiceSet } from './stack-tasks.ts';

export interface CbcTask {
  respondent: number | string;
  alternatives: ArrayLike<CbcAlternative>;
  /** Position of the chosen alternative. */
  chosen: number;
}

export function codeTask(
  { alternatives, chosen }: CbcTask,
  code: (alternative: CbcAlternative) => Float64Array,
): ChoiceSet {
  if (!(Number.isInteger(chosen) && chosen >= 0 && chosen < alternatives.length)) {
    throw new StatisticsProblem('out-of-range', {
      what: 'chosen',
      value: chosen,
      min: 0,
      max: alternatives.length - 1,
    });
  }
  return { rows: Array.from(alternatives, code), chosen };
}

/** All that was shown but "none". A level that nobody saw has no utility; its column would only say "singular". */
export function shownAlternatives(
  attributes: readonly CbcAttribute[],
  tasks: readonly CbcTask[],
): readonly ArrayLike<number>[] {
  const shown = tasks.flatMap(task => Array.from(task.alternatives).filter(alternative => alternative !== null));
  attributes.forEach((attribute, a) => {
    if (attribute.type === 'linear') return;
    const seen = new Set(shown.map(alternative => alternative[a]));
    const missing = attribute.levels.find((_, level) => !seen.has(level));
    if (missing !== undefined && shown.length > 0) {
      throw new StatisticsProblem('empty-level', { column: attribute.name, level: missing });
    }
  });
  return shown;
}
