export { registerOptionImportCalls } from './option-import.routes.ts';
