export { registerOptionImportCalls } from './option-import.routes.ts';
export { zipContentBytes } from './zip-content-bytes.ts';
