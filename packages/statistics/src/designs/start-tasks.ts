import type { SeededRandom } from '../random.ts';
import { allowedProfiles } from './allowed-profiles.ts';
import { type DesignAttribute, isProhibited, type Profile, type Prohibition } from './design-attributes.ts';

/**
 * One version's tasks to begin with: attribute by attribute each task gets the levels that were dealt least, as different
 * ones as it can; then concepts that are prohibited or stand twice in a task are replaced.
 */
export function startTasks(
  { attributes, alternatives, tasks }: { attributes: readonly DesignAttribute[]; alternatives: number; tasks: number },
  prohibitions: readonly Prohibition[],
  /** By attribute: how often each level was dealt so far, earlier versions included; counted on here. */
  dealt: readonly number[][],
  random: SeededRandom,
): Profile[][] {
  const design: Profile[][] = Array.from({ length: tasks }, () => Array.from({ length: alternatives }, () => []));
  for (const counts of dealt) {
    for (const task of design) {
      const own = dealLevels(counts, alternatives, random);
      task.forEach((concept, i) => {
        concept.push(own[i]!);
      });
    }
  }
  for (const task of design) repairTask(task, attributes, prohibitions, random);
  return design;
}

/** Rounds through the levels, those dealt least first, in random order among equals; then mixed. */
function dealLevels(dealt: number[], count: number, random: SeededRandom): number[] {
  const own: number[] = [];
  while (own.length < count) {
    const order = random.shuffle([...dealt.keys()]).sort((a, b) => dealt[a]! - dealt[b]!);
    own.push(...order.slice(0, count - own.length));
  }
  for (const level of own) dealt[level]! += 1;
  return random.shuffle(own);
}

function repairTask(
  task: Profile[],
  attributes: readonly DesignAttribute[],
  prohibitions: readonly Prohibition[],
  random: SeededRandom,
): void {
  task.forEach((concept, i) => {
    const taken = new Set(task.filter((_, other) => other !== i).map(String));
    if (!isProhibited(concept, prohibitions) && !taken.has(String(concept))) return;
    task[i] = nearestAllowed(concept, taken, attributes, prohibitions, random) ?? concept;
  });
}

/** An allowed concept that is not in the task yet; its own levels are tried first, so that balance suffers little. */
function nearestAllowed(
  concept: Profile,
  taken: ReadonlySet<string>,
  attributes: readonly DesignAttribute[],
  prohibitions: readonly Prohibition[],
  random: SeededRandom,
): Profile | undefined {
  const free = random.below(attributes.length);
  const order = (a: number, levels: number) => {
    const mixed = random.shuffle(Array.from({ length: levels }, (_, level) => level));
    // One attribute is let go at random: otherwise it would always be the last ones that change.
    return a === free ? mixed : [concept[a]!, ...mixed.filter(level => level !== concept[a])];
  };
  for (const profile of allowedProfiles(attributes, prohibitions, new Map(), order)) {
    if (!taken.has(String(profile))) return profile;
  }
  return undefined;
}
