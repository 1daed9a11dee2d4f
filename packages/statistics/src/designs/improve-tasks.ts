import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import type { SeededRandom } from '../random.ts';
import { addTo, type ChoiceInformation } from './choice-information.ts';
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
  const known = tasks.map(task => information.ofTask(task));
  for (const part of known) addTo(total.values, part, 1);
  const trial = createMatrix(total.rows, total.columns);
  let value = ridgedLogDeterminant(total);
  const concepts = tasks.flatMap((task, t) => task.map((_, i) => ({ t, i })));
  const mayReplace = version.prohibitions.length > 0;
  for (let count = trialsPerCell * concepts.length * attributes.length; count > 0; count--) {
    const a = random.below(attributes.length);
    const first = concepts[random.below(concepts.length)]!;
    const second = concepts[random.below(concepts.length)]!;
    const level = tasks[first.t]![first.i]![a]!;
    const isReplacing = mayReplace && count % 3 === 0;
    const next = isReplacing ? random.below(attributes[a]!.levels.length) : tasks[second.t]![second.i]![a]!;
    if (next === level) continue;
    const touched = isReplacing || first.t === second.t ? [first.t] : [first.t, second.t];
    const write = (one: number, other: number) => {
      tasks[first.t]![first.i]![a] = one;
      if (!isReplacing) tasks[second.t]![second.i]![a] = other;
    };
    write(next, level);
    if (touched.every(t => isValidTask(tasks[t]!, version.prohibitions))) {
      const parts = touched.map(t => information.ofTask(tasks[t]!));
      trial.values.set(total.values);
      touched.forEach((t, i) => {
        addTo(trial.values, known[t]!, -1);
        addTo(trial.values, parts[i]!, 1);
      });
      const changed = ridgedLogDeterminant(trial);
      if (changed > value + 1e-10) {
        value = changed;
        total.values.set(trial.values);
        touched.forEach((t, i) => {
          known[t] = parts[i]!;
        });
        continue;
      }
    }
    write(level, next);
  }
}

function isValidTask(task: readonly Profile[], prohibitions: readonly Prohibition[]): boolean {
  if (task.some(concept => isProhibited(concept, prohibitions))) return false;
  return !task.some((concept, i) => task.some((other, j) => j < i && concept.every((level, a) => level === other[a])));
}
