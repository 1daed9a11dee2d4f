import type { CrossAnalysis } from '../cross/cross-analysis.ts';
import type { Outcome } from '../work/use-run.ts';

/** What is looked at instead of the present: an earlier version, which runs anew, or what a run found then. */
export interface Earlier {
  /** What it is, in words. */
  readonly words: string;
  readonly analysis: CrossAnalysis;
  readonly found?: { readonly runId: string; readonly outcome: Outcome };
}

/** Of which analysis. */
export interface HistoryOf {
  readonly scrollId: string;
  readonly analysisId: string;
  /** The present one. */
  readonly version: number | undefined;
  onLook(earlier: Earlier): void;
}
