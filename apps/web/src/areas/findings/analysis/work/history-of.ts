import type { Analysis } from '@wenshu/analysis/browser';
import type { Outcome } from './use-run.ts';

/** What is looked at instead of the present: an earlier version, which runs anew, or what a run found then. */
export interface Earlier<Of extends Analysis = Analysis> {
  /** What it is, in words. */
  readonly words: string;
  readonly analysis: Of;
  readonly found?: { readonly runId: string; readonly outcome: Outcome };
}

/** Of which analysis. */
export interface HistoryOf<Of extends Analysis = Analysis> {
  readonly scrollId: string;
  readonly analysisId: string;
  /** The present one. */
  readonly version: number | undefined;
  onLook(earlier: Earlier<Of>): void;
}
