import type { ReliabilityResult } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';

export interface FoundReliability extends ReliabilityResult {
  readonly base: Base;
  readonly leftOut: number;
}
