import { distributions } from '@wenshu/statistics';
import type { Language } from '@wenshu/texts';
import type { Border, Claim, Told } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import type { Base } from '../../exhibit/exhibits.ts';

/** What stands first among several, and how sure that is. */
export interface Lead {
  /** Effective. */
  readonly people: number;
  /** By how many standard errors it is ahead of the next. */
  readonly z: number;
}

/**
 * Two-sided at 5%. The first is found by looking, and still this is no less strict: of equals, the largest is less far ahead of the next than
 * one of two that were chosen beforehand.
 */
export const CLEAR = distributions.normalQuantile(1 - MODEL_ALPHA / 2);

export const isAhead = ({ people, z }: Lead): boolean => people >= LEAST_TO_SPEAK && z >= CLEAR;
/** As many people, and not ahead. */
export const isClose = ({ people, z }: Lead): boolean => people >= LEAST_TO_SPEAK && z < CLEAR;

export const ahead: Lead = { people: LEAST_TO_SPEAK, z: CLEAR };
export const close: Lead = { people: LEAST_TO_SPEAK, z: 1.95 };
export const aheadBorders: readonly [Border<Lead>, ...Border<Lead>[]] = [
  { of: 'z', said: ahead, unsaid: close },
  { of: 'people', said: ahead, unsaid: { ...ahead, people: LEAST_TO_SPEAK - 1 } },
];
export const closeBorders: readonly [Border<Lead>, ...Border<Lead>[]] = [
  { of: 'z', said: close, unsaid: ahead },
  { of: 'people', said: close, unsaid: { ...close, people: LEAST_TO_SPEAK - 1 } },
];

/** As how many people somebody's words count. */
export const speaking = ({ people, effective }: Base): number => effective ?? people;

/** Of shares (0 to 1) of the same people, each of whom chose one: the largest against the next. */
export function leadOfShares(shares: readonly number[], people: number): Lead {
  const [first = 0, second = 0] = shares.toSorted((a, b) => b - a);
  const by = first - second;
  const variance = (first + second - by * by) / people;
  return { people, z: variance > 0 ? by / Math.sqrt(variance) : by > 0 ? Number.MAX_VALUE : 0 };
}

/** One sentence of all those of which it holds; nothing where it holds of none. */
export function tellOfAll<One, Known, Words>(
  claim: Claim<Known, Words>,
  language: Language,
  all: readonly One[],
  knownOf: (one: One) => Known,
  words: (held: readonly One[]) => Words,
): Told | undefined {
  const held = all.filter(one => claim.holds(knownOf(one)));
  const [first] = held;
  if (first === undefined) return undefined;
  // A claim with words is told with them; that they are not undefined the compiler cannot see of a type that it does not know yet.
  const tell = claim.tell as (language: Language, known: Known, words: () => Words) => Told | undefined;
  return tell(language, knownOf(first), () => words(held));
}
