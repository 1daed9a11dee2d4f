export { registerAnalysisFileCalls } from './analysis-file.routes.ts';
export { analysisFileJob } from './analysis-file-job.ts';
export { readPictures, readStoredPictures } from './read-pictures.ts';
export { refusalText, runInParts } from './run-in-parts.ts';
