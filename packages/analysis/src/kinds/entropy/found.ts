import type { EntropyResult } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';

export interface FoundEntropy extends Pick<EntropyResult, 'entropy' | 'divergence' | 'weights'> {
  readonly base: Base;
  readonly leftOut: number;
  /** How often chance alone puts the largest weight before each of the others: the largest of these. */
  readonly firstByChance: number;
  /** By variable: the least and the most that somebody answered, which are 0 and 1 of its part in the score. */
  readonly bounds: readonly (readonly [least: number, most: number])[];
}
