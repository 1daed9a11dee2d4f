export { registerDesignFileCalls } from './design-file.routes.ts';
