import type { ReliabilityResult } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';

export interface FoundReliability extends ReliabilityResult {
  /** Items in the order of the questionnaire, those that are reversed among them. */
  readonly keys: readonly string[];
  readonly base: Base;
  readonly leftOut: number;
}
