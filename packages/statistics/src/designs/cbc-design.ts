import { requireWhole } from '../distributions/domain.ts';
import { type FitControl, reportProgress } from '../fit-control.ts';
import { StatisticsProblem } from '../problem.ts';
import { seededRandom } from '../random.ts';
import { requireAllowed } from './allowed-profiles.ts';
import { type CbcDesignCheck, checkCbcDesign } from './check-cbc-design.ts';
import { choiceInformation, tasksInformation } from './choice-information.ts';
import { type DesignAttribute, type Profile, type Prohibition, requireAttributes } from './design-attributes.ts';
import { improveTasks } from './improve-tasks.ts';
import { startTasks } from './start-tasks.ts';

export interface CbcDesignInput {
  attributes: readonly DesignAttribute[];
  /** Concepts per task; "none of these" is not one of them. */
  alternatives: number;
  tasks: number;
  versions: number;
  prohibitions?: readonly Prohibition[];
  seed: number;
}

export interface CbcDesign extends CbcDesignCheck {
  /** By version, then by task: the concepts, each the positions of its levels. */
  versions: Profile[][][];
}

/**
 * Choice tasks: each version begins with levels dealt evenly and without overlap inside tasks, then levels are exchanged
 * as long as the information of all versions so far grows (D-efficiency). Refuses prohibitions that leave no design, and
 * too few tasks to estimate all effects. The same seed gives the same design.
 *
 * @example
 * cbcDesign({ attributes: [{ name: 'a', levels: ['1', '2'] }, { name: 'b', levels: ['1', '2'] }], alternatives: 2, tasks: 4,
 *   versions: 1, seed: 1 }).levelCounts // [[4, 4], [4, 4]]
 */
export function cbcDesign(input: CbcDesignInput, control?: FitControl): CbcDesign {
  const { attributes, prohibitions = [], seed } = input;
  requireAttributes(attributes, prohibitions);
  requireWhole('alternatives', input.alternatives, 2, 20);
  requireWhole('tasks', input.tasks, 1, 100);
  requireWhole('versions', input.versions, 1, 1000);
  requireAllowed(attributes, prohibitions, input.alternatives);
  const random = seededRandom(seed);
  const information = choiceInformation(attributes);
  const total = tasksInformation(information, []);
  const dealt = attributes.map(({ levels }) => new Array<number>(levels.length).fill(0));
  const versions = Array.from({ length: input.versions }, (_, version) => {
    reportProgress(control, version / input.versions);
    const tasks = startTasks(input, prohibitions, dealt, random);
    improveTasks({ tasks, attributes, prohibitions, information, total }, random);
    return tasks;
  });
  reportProgress(control, 1);
  const check = checkCbcDesign({ attributes, versions, prohibitions });
  const missing = check.levelCounts.findIndex(counts => counts.includes(0));
  if (missing >= 0) {
    const { name, levels } = attributes[missing]!;
    throw new StatisticsProblem('no-design', { column: name, level: levels[check.levelCounts[missing]!.indexOf(0)]! });
  }
  if (check.dEfficiency === null) throw new StatisticsProblem('no-design', {});
  return { versions, ...check };
}
