export { registerSupportCalls } from './support.routes.ts';
export { createSupportDetails } from './support-details.ts';
