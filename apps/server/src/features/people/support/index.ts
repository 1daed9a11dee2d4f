export { registerSupportCalls } from './support.routes.ts';
