export { fileKind } from './file-kinds.ts';
export type { FilePictures } from './rendering-task.ts';
export {
  exhibitsOf,
  type FileBody,
  type FilePage,
  type FileParagraph,
  pictureIds,
  type ReportFile,
} from './report-file.ts';
export { runRendering } from './run-rendering.ts';
export { StillCharts } from './stills/still-charts.ts';
