export { insertLink } from './link.repository.ts';
export { registerLinkCalls } from './link.routes.ts';
export { newLinkCode } from './new-link-code.ts';
export { ViewCounter } from './view-counter.ts';
