export { registerAnalysisFileCalls } from './analysis-file.routes.ts';
export { analysisFileJob } from './analysis-file-job.ts';
