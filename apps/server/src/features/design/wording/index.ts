export { registerWordingCalls } from './wording.routes.ts';
