export {
  type AnalysisContent,
  deleteAnalysesRemovedBefore,
  findAnalysisSurvey,
  shareAnalysis,
} from './analysis.repository.ts';
export { REMOVED_MS, registerAnalysisCalls } from './analysis.routes.ts';
export { registerAnalysisTextsCalls } from './analysis-texts.routes.ts';
export { checkAnalysis } from './check-analysis.ts';
export { contentOf } from './content-of.ts';
export { readRun, runReader, seenThrough } from './kept-runs.ts';
export type { KindAnswer, KindTask } from './kind-thread.ts';
export { makeAnalysis } from './make-analysis.ts';
export { listAnalysesNaming } from './naming.repository.ts';
export { requireSmall } from './require-small.ts';
export { runAnalysis } from './run-analysis.ts';
export { type ExhibitReader, withAddresses } from './with-addresses.ts';
