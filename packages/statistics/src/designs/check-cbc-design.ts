import type { Num } from '../column.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { choiceInformation, tasksInformation } from './choice-information.ts';
import {
  type DesignAttribute,
  isProhibited,
  type Profile,
  type Prohibition,
  requireAttributes,
} from './design-attributes.ts';
import { efficiencyPercent } from './information-matrix.ts';

export interface CbcDesignCheckInput {
  attributes: readonly DesignAttribute[];
  /** By version, then by task: the concepts. */
  versions: readonly (readonly (readonly Profile[])[])[];
  prohibitions?: readonly Prohibition[];
}

/** What is wrong with a design. */
export type CbcDesignFault =
  | 'level-never-shown'
  | 'not-estimable'
  | 'prohibited-concept'
  | 'same-concept-twice'
  | 'unbalanced';

export interface CbcDesignCheck {
  faults: CbcDesignFault[];
  /** By attribute, then by level: in how many concepts it stands. */
  levelCounts: number[][];
  /** By attribute: the rarest level's count in percent of an equal share; 100 is perfect. */
  levelBalance: number[];
  /** By attribute: in percent of the tasks, how many show a level more than once although others would fit. */
  overlapPercent: number[];
  /** In percent of a design whose tasks are all balanced and orthogonal; `null` when an effect cannot be estimated. */
  dEfficiency: Num;
}

/** Below this share of an equal one a level counts as neglected. */
const leastBalance = 70;

/**
 * Whether a choice design can be used: every level shown, every effect estimable, nothing prohibited, levels balanced.
 *
 * @example
 * checkCbcDesign({ attributes: [{ name: 'size', levels: ['S', 'L'] }], versions: [[[[0], [1]]]] }).dEfficiency // 100
 */
export function checkCbcDesign({ attributes, versions, prohibitions = [] }: CbcDesignCheckInput): CbcDesignCheck {
  requireAttributes(attributes, prohibitions);
  const tasks = versions.flat();
  requireSamples(tasks.length, 1, 'tasks');
  requireConcepts(tasks, attributes);
  const levelCounts = countLevels(tasks.flat(), attributes);
  const concepts = tasks.flat().length;
  const levelBalance = levelCounts.map(counts => (100 * Math.min(...counts) * counts.length) / concepts);
  const dEfficiency = efficiencyPercent(tasksInformation(choiceInformation(attributes), tasks), tasks.length);
  const isRepeated = (task: readonly Profile[]) => new Set(task.map(String)).size < task.length;
  const found: Record<CbcDesignFault, boolean> = {
    'level-never-shown': levelCounts.some(counts => counts.includes(0)),
    'not-estimable': dEfficiency === null,
    'prohibited-concept': tasks.flat().some(concept => isProhibited(concept, prohibitions)),
    'same-concept-twice': tasks.some(isRepeated),
    unbalanced: levelBalance.some(balance => balance < leastBalance),
  };
  return {
    faults: (Object.keys(found) as CbcDesignFault[]).filter(fault => found[fault]),
    levelCounts,
    levelBalance,
    overlapPercent: attributes.map(({ levels }, a) => {
      const overlapping = tasks.filter(task => {
        const shown = new Set(task.map(concept => concept[a]));
        return shown.size < Math.min(task.length, levels.length);
      });
      return (100 * overlapping.length) / tasks.length;
    }),
    dEfficiency,
  };
}

function requireConcepts(tasks: readonly (readonly Profile[])[], attributes: readonly DesignAttribute[]): void {
  for (const task of tasks) {
    requireSamples(task.length, 2, 'groups', 'task');
    for (const concept of task) {
      attributes.forEach(({ name, levels }, a) => {
        const level = concept[a];
        if (level === undefined || levels[level] === undefined) {
          throw new StatisticsProblem('unknown-level', { column: name, level: String(level) });
        }
      });
    }
  }
}

export function countLevels(profiles: readonly Profile[], attributes: readonly DesignAttribute[]): number[][] {
  const counts = attributes.map(({ levels }) => new Array<number>(levels.length).fill(0));
  for (const profile of profiles) {
    profile.forEach((level, a) => {
      counts[a]![level]! += 1;
    });
  }
  return counts;
}
