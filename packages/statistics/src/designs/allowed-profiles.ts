import { StatisticsProblem } from '../problem.ts';
import { type DesignAttribute, isProhibited, type Profile, type Prohibition } from './design-attributes.ts';

/** In which order the levels of an attribute are tried. */
type LevelOrder = (attribute: number, levels: number) => readonly number[];

const inOrder: LevelOrder = (_, levels) => Array.from({ length: levels }, (_, level) => level);

/**
 * Profiles that no prohibition forbids, one after the other, by going back where it gets stuck. `fixed` holds levels that
 * are already decided.
 */
export function* allowedProfiles(
  attributes: readonly DesignAttribute[],
  prohibitions: readonly Prohibition[],
  fixed: ReadonlyMap<number, number> = new Map(),
  order: LevelOrder = inOrder,
): Generator<Profile> {
  const decided: (number | undefined)[] = attributes.map((_, a) => fixed.get(a));
  const step = function* (a: number): Generator<Profile> {
    if (isProhibited(decided as number[], prohibitions)) return;
    if (a === attributes.length) {
      yield [...(decided as number[])];
      return;
    }
    if (fixed.has(a)) {
      yield* step(a + 1);
      return;
    }
    for (const level of order(a, attributes[a]!.levels.length)) {
      decided[a] = level;
      yield* step(a + 1);
    }
    decided[a] = undefined;
  };
  yield* step(0);
}

/**
 * Refuses prohibitions that leave no design: a level that may stand in no concept, or fewer different concepts than one
 * task (or one set of cards) needs.
 */
export function requireAllowed(
  attributes: readonly DesignAttribute[],
  prohibitions: readonly Prohibition[],
  needed: number,
): void {
  attributes.forEach(({ name, levels }, a) => {
    levels.forEach((level, position) => {
      const found = allowedProfiles(attributes, prohibitions, new Map([[a, position]])).next();
      if (found.done) throw new StatisticsProblem('no-design', { column: name, level });
    });
  });
  let count = 0;
  for (const _ of allowedProfiles(attributes, prohibitions)) {
    count += 1;
    if (count >= needed) return;
  }
  throw new StatisticsProblem('no-design', {});
}
