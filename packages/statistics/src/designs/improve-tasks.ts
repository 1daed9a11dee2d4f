import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import type { SeededRandom } from '../random.ts';
import type { ChoiceInformation } from './choice-information.ts';
import { type DesignAttribute, isProhibited, type Profile, type Prohibition } from './design-attributes.ts';
import { ridgedLogDeterminant } from './information-matrix.ts';

interface Version {
  readonly tasks: Profile[][];
  readonly attributes: readonly DesignAttribute[];
  readonly prohibitions: readonly Prohibition[];
  readonly information: ChoiceInformation;
  /** Of all versions before; this one's is added. */
  readonly total: DenseMatrix;
}

/** Trials per concept and attribute. More of them gain little: what is left is decided by the next versions. */
const trialsPerCell = 12;

/**
 * Random exchanges, kept when the information grows: two concepts swap their levels of an attribute, which leaves level
 * counts as they are. Where prohibitions have spoilt the balance, a level may also be replaced.
 */
export function improveTasks(version: Version, random: SeededRandom): void {
  const { tasks, attributes, information, total } = version;
  for (const task of tasks) information.addTask(total, task, 1);
  let value = ridgedLogDeterminant(total);
  const concepts = tasks.flatMap((task, t) => task.map((_, i) => ({ t, i })));
  const trials = trialsPerCell * concepts.length * attributes.length;
  const mayReplace = version.prohibitions.length > 0;
  for (let trial = 0; trial < trials; trial++) {
    const a = random.below(attributes.length);
    const first = concepts[random.below(concepts.length)]!;
    const second = concepts[random.below(concepts.length)]!;
    const level = tasks[first.t]![first.i]![a]!;
    const isReplacing = mayReplace && trial % 3 === 0;
    const next = isReplacing ? random.below(attributes[a]!.levels.length) : tasks[second.t]![second.i]![a]!;
    if (next === level) continue;
    const touched = isReplacing || first.t === second.t ? [first.t] : [first.t, second.t];
    const write = (one: number, other: number) => {
      tasks[first.t]![first.i]![a] = one;
      if (!isReplacing) tasks[second.t]![second.i]![a] = other;
    };
    for (const t of touched) information.addTask(total, tasks[t]!, -1);
    write(next, level);
    const isValid = touched.every(t => isValidTask(tasks[t]!, version.prohibitions));
    for (const t of touched) information.addTask(total, tasks[t]!, 1);
    const changed = isValid ? ridgedLogDeterminant(total) : Number.NEGATIVE_INFINITY;
    if (changed > value + 1e-10) {
      value = changed;
      continue;
    }
    for (const t of touched) information.addTask(total, tasks[t]!, -1);
    write(level, next);
    for (const t of touched) information.addTask(total, tasks[t]!, 1);
  }
}

function isValidTask(task: readonly Profile[], prohibitions: readonly Prohibition[]): boolean {
  if (task.some(concept => isProhibited(concept, prohibitions))) return false;
  return new Set(task.map(String)).size === task.length;
}
