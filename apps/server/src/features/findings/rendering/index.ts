export { fileKind } from './file-kinds.ts';
export { runRendering } from './run-rendering.ts';
