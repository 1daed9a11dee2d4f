export { registerTranscriptCodingCalls } from './analysis/coding.routes.ts';
export { registerTranscriptMemoCalls } from './analysis/memo.routes.ts';
export { beginTalkProject, bringTalk } from './bring-talk.ts';
export { registerTranscriptBringingCalls } from './bringing/bringing.routes.ts';
export { registerTalkPeopleDataCalls } from './by-person/people-data.routes.ts';
export { registerTranscriptFileCalls } from './files/file.routes.ts';
export { transcriptFile } from './files/transcript-file.ts';
export { registerTranscriptHidingCalls } from './hiding/hiding.routes.ts';
export { ownTranscripts } from './own-transcripts.ts';
export { registerTranscriptProjectCalls } from './project.routes.ts';
export { deleteTranscriptDraftsBefore } from './reading/draft.repository.ts';
export { registerTranscriptSoundCalls } from './sound.routes.ts';
export { findTicketedSound } from './sound.ts';
export { registerTranscriptSummaryCalls } from './summaries/summary.routes.ts';
export { tellProject } from './tell-project.ts';
export { registerTranscriptCalls } from './transcript.routes.ts';
export {
  deleteTalkProposalsBefore,
  registerTalkTermCalls,
  registerTalkTranslatingCalls,
  translateTurnsJob,
} from './translating/index.ts';
