export { fileKind } from './file-kinds.ts';
export type { FilePictures } from './rendering-task.ts';
export { runRendering } from './run-rendering.ts';
