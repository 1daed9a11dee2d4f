export { deleteAnalysesRemovedBefore } from './analysis.repository.ts';
export { REMOVED_MS, registerAnalysisCalls } from './analysis.routes.ts';
