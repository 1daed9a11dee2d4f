import type { FactorAnalysisResult } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';

/** Without the scores: each record works its own out of the coefficients. */
export interface FoundFactors extends Omit<FactorAnalysisResult, 'scores'> {
  readonly base: Base;
  /** Who lacks an answer to one of the questions. */
  readonly leftOut: number;
}
