export { deleteTalkProposalsBefore } from './proposal.repository.ts';
export { registerTalkTermCalls } from './term.routes.ts';
export { translateTurnsJob } from './translate-turns-job.ts';
export { registerTalkTranslatingCalls } from './translating.routes.ts';
