export { registerShareCalls } from './share.routes.ts';
export { registerSharedCalls } from './shared.routes.ts';
