export { insertLink } from './link.repository.ts';
export { newLinkCode } from './new-link-code.ts';
export { ViewCounter } from './view-counter.ts';
