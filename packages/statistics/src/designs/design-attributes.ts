import { requireSamples, StatisticsProblem } from '../problem.ts';

export interface DesignAttribute {
  name: string;
  levels: readonly string[];
}

/** Levels that may not stand together in one concept: two of them usually, more if need be. */
export type Prohibition = readonly { attribute: number; level: number }[];

/** A concept or card: per attribute the position of its level. */
export type Profile = number[];

/** Attributes to choose between, and prohibitions that name levels of theirs. */
export function requireAttributes(attributes: readonly DesignAttribute[], prohibitions: readonly Prohibition[]): void {
  requireSamples(attributes.length, 1, 'variables');
  for (const { name, levels } of attributes) requireSamples(levels.length, 2, 'groups', name);
  for (const prohibition of prohibitions) {
    if (prohibition.length === 0) throw new StatisticsProblem('invalid-setting', { setting: 'prohibitions' });
    for (const { attribute, level } of prohibition) {
      if (attributes[attribute]?.levels[level] === undefined) {
        throw new StatisticsProblem('unknown-level', { column: String(attribute), level: String(level) });
      }
    }
  }
}

export function isProhibited(profile: ArrayLike<number>, prohibitions: readonly Prohibition[]): boolean {
  return prohibitions.some(prohibition => prohibition.every(({ attribute, level }) => profile[attribute] === level));
}
