export { registerCodingAlikeCalls } from './alike/alike.routes.ts';
export { registerCodersCalls } from './coders/coders.routes.ts';
export { registerCodingCalls } from './coding.routes.ts';
export { registerCodingFrameCalls } from './coding-frame.routes.ts';
export { deleteForsakenFrames, listFrames } from './frame.repository.ts';
export { registerCodingRuleCalls } from './rules/rules.routes.ts';
export { scheduleRules } from './rules/run-rules.ts';
