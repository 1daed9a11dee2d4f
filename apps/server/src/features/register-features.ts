import type { FastifyInstance } from 'fastify';
import { registerFileRoutes } from './collect/answer-files/index.ts';
import {
  countedSamples,
  registerAgreementCalls,
  registerAnswerCalls,
  registerVisitCalls,
  SubmissionWriter,
} from './collect/answering/index.ts';
import { registerContactCalls, registerFriendCalls } from './collect/contacts/index.ts';
import { registerDockingCalls } from './collect/docking/index.ts';
import { registerLinkFileCalls } from './collect/link-files/index.ts';
import { registerLinkCalls, type ViewCounter } from './collect/links/index.ts';
import { registerPersonalCheckCalls, registerRespondentCalls } from './collect/respondents/index.ts';
import { registerRewardCalls, registerRewardClaimCalls } from './collect/rewards/index.ts';
import { registerSampleCalls } from './collect/samples/index.ts';
import { isMailStopped, registerSendCalls } from './collect/sending/index.ts';
import { registerAnswerFileCalls } from './collect/uploads/index.ts';
import { commentParts } from './comment-parts.ts';
import { registerConsole } from './console/register-console.ts';
import { registerAccessCalls } from './design/access-requests/index.ts';
import { registerCollaboratorRoutes, surveyNameOf } from './design/collaborators/index.ts';
import { registerDesignFileCalls } from './design/design-files/index.ts';
import { registerDraftingCalls, registerRevisionCalls } from './design/drafting/index.ts';
import { planLeaving } from './design/leaving/index.ts';
import { registerLiveSettingsCalls } from './design/live-settings/index.ts';
import { registerOptionImportCalls } from './design/option-import/index.ts';
import { handOverWork, nameProjects, registerProjectCalls, removeDeletedEnterprises } from './design/projects/index.ts';
import { registerPublishCalls } from './design/publishing/index.ts';
import { nameQuestionnaires, registerDesignCalls, registerScrollCalls } from './design/questionnaire-design/index.ts';
import { registerQuestionnaireListCalls } from './design/questionnaire-list/index.ts';
import { registerQuestionnaireStartCalls } from './design/questionnaire-start/index.ts';
import { registerQuotaStatisticsCalls } from './design/quota-statistics/index.ts';
import { registerSolutionCalls } from './design/solutions/index.ts';
import { registerTranslatingCalls } from './design/translating/index.ts';
import { registerWordingCalls } from './design/wording/index.ts';
import { registerAnalysisCalls, registerAnalysisTextsCalls } from './findings/analyses/index.ts';
import { registerAnalysisFileCalls } from './findings/analysis-files/index.ts';
import { registerAssistantCalls } from './findings/assistant/index.ts';
import { registerCleaningCalls } from './findings/cleaning/index.ts';
import {
  registerCodersCalls,
  registerCodingAlikeCalls,
  registerCodingCalls,
  registerCodingFrameCalls,
  registerCodingRuleCalls,
  registerCodingSuggestionCalls,
} from './findings/coding/index.ts';
import { registerDataSetCalls } from './findings/data-set/index.ts';
import { registerExportCalls } from './findings/exports/index.ts';
import { registerImportCalls } from './findings/imports/index.ts';
import { registerOwnVariableCalls } from './findings/own-variables/index.ts';
import { registerProgressCalls } from './findings/progress/index.ts';
import { registerRecordBatchCalls } from './findings/record-batches/index.ts';
import { registerRecordGridCalls } from './findings/record-grid/index.ts';
import { registerRecordCalls } from './findings/records/index.ts';
import { registerReportScheduleCalls } from './findings/report-schedules/index.ts';
import {
  registerGeneratedReportCalls,
  registerReportCalls,
  registerReportFileCalls,
  registerReportMemberCalls,
  registerReportResultCalls,
} from './findings/reports/index.ts';
import { registerSchemeCalls } from './findings/schemes/index.ts';
import { registerShareCalls, registerSharedCalls, sharerOfReader } from './findings/shares/index.ts';
import { registerSolutionExampleCalls } from './findings/solution-examples/index.ts';
import { registerStackCalls } from './findings/stacks/index.ts';
import { registerAccountRoutes, registerEmailCalls, registerSmsCalls } from './people/account/index.ts';
import { registerApiKeyCalls } from './people/api-keys/index.ts';
import { registerAuthorityCalls } from './people/authority/index.ts';
import { registerCommentCalls } from './people/comments/index.ts';
import { registerDocumentCalls } from './people/documents/index.ts';
import { nameEnterprises, registerEnterpriseCalls, registerRoleCalls } from './people/enterprises/index.ts';
import { registerHelperCalls } from './people/helper-use/index.ts';
import { registerJobCalls, requireMade } from './people/jobs/index.ts';
import { registerKeptResultCalls } from './people/kept-results/index.ts';
import { registerLicenceCalls } from './people/licences/index.ts';
import { registerMessageCalls } from './people/messages/index.ts';
import { registerNewsCalls } from './people/news/index.ts';
import { registerOperationCalls } from './people/operations/index.ts';
import { registerOwnDataCalls } from './people/own-data/index.ts';
import { registerWalletCalls } from './people/payments/index.ts';
import { registerProfileCalls } from './people/profile/index.ts';
import { registerSecurityCalls } from './people/security/index.ts';
import { registerSessionCalls } from './people/session/index.ts';
import { registerSliderCalls } from './people/slider-captcha/index.ts';
import { registerSocialCalls } from './people/social/index.ts';
import { registerSupportCalls } from './people/support/index.ts';
import { ownDataJob, personJobs } from './person-jobs.ts';
import { endPaidBy, removeCollected } from './remove-collected.ts';
import {
  registerPaperCalls,
  registerPaperHelpCalls,
  registerPaperShareCalls,
  registerPaperSourceCalls,
} from './talks/papers/index.ts';
import {
  findTicketedStimulus,
  registerSymposiumActivityCalls,
  registerSymposiumAfterCalls,
  registerSymposiumCalls,
  registerSymposiumDeskCalls,
  registerSymposiumRoomCalls,
  registerSymposiumSeatCalls,
  registerSymposiumSoundCalls,
} from './talks/symposium/index.ts';
import {
  findTicketedSound,
  registerTalkPeopleDataCalls,
  registerTalkTermCalls,
  registerTalkTranslatingCalls,
  registerTranscriptBringingCalls,
  registerTranscriptCalls,
  registerTranscriptCodingCalls,
  registerTranscriptFileCalls,
  registerTranscriptHidingCalls,
  registerTranscriptMemoCalls,
  registerTranscriptProjectCalls,
  registerTranscriptSoundCalls,
  registerTranscriptSummaryCalls,
} from './talks/transcripts/index.ts';

const jobsByKind = new Map(personJobs.map(job => [job.kind, job]));

/** Every feature's calls. `api` is the scope below /api. */
export function registerFeatures(api: FastifyInstance, views: ViewCounter): void {
  registerAccountRoutes(api);
  registerProfileCalls(api);
  registerSessionCalls(api);
  registerSecurityCalls(api);
  registerApiKeyCalls(api);
  registerAuthorityCalls(api);
  registerKeptResultCalls(api);
  registerLicenceCalls(api);
  registerHelperCalls(api);
  registerWalletCalls(api);
  registerOwnDataCalls(api, { job: ownDataJob, planRemoval: planLeaving });
  registerSliderCalls(api);
  registerSmsCalls(api);
  registerEmailCalls(api);
  registerDocumentCalls(api);
  registerNewsCalls(api);
  registerSupportCalls(api);
  registerSocialCalls(api);
  registerJobCalls(api, personJobs);
  registerMessageCalls(api, isMailStopped);
  registerOperationCalls(api, {
    questionnaire: nameQuestionnaires,
    project: nameProjects,
    enterprise: nameEnterprises,
  });
  registerEnterpriseCalls(api, {
    handOverWork,
    removeDeleted: platform => removeDeletedEnterprises(platform, { removeCollected, endPaidBy }),
  });
  registerRoleCalls(api);
  registerProjectCalls(api, { removeCollected });
  registerCollaboratorRoutes(api);
  registerAccessCalls(api);
  registerCommentCalls(api, { parts: commentParts, nameOf: surveyNameOf });
  registerFileRoutes(api, {
    personOf: sharerOfReader,
    requireMade: (platform, fileId, personId) => requireMade(platform, jobsByKind, fileId, personId),
    findNamed: async (platform, name, personId) =>
      (await findTicketedSound(platform, name, personId)) ?? findTicketedStimulus(platform, name, personId),
  });
  registerAnswerFileCalls(api);
  registerDesignFileCalls(api);
  registerScrollCalls(api);
  registerQuestionnaireListCalls(api, { removeCollected });
  registerQuestionnaireStartCalls(api);
  registerDesignCalls(api);
  registerOptionImportCalls(api);
  registerPublishCalls(api, countedSamples);
  registerLiveSettingsCalls(api);
  registerQuotaStatisticsCalls(api);
  registerSolutionCalls(api);
  registerDraftingCalls(api);
  registerRevisionCalls(api);
  registerAssistantCalls(api);
  registerWordingCalls(api);
  registerTranslatingCalls(api);
  registerLinkCalls(api);
  registerLinkFileCalls(api);
  registerAnswerCalls(api, { writer: new SubmissionWriter(api.door.platform.database, api.door.platform), views });
  registerVisitCalls(api);
  registerAgreementCalls(api);
  registerRespondentCalls(api);
  registerPersonalCheckCalls(api);
  registerSendCalls(api);
  registerDockingCalls(api);
  registerSampleCalls(api);
  registerRewardCalls(api);
  registerRewardClaimCalls(api);
  registerFriendCalls(api);
  registerContactCalls(api);
  registerRecordCalls(api);
  registerDataSetCalls(api);
  registerExportCalls(api);
  registerImportCalls(api);
  registerStackCalls(api);
  registerRecordGridCalls(api);
  registerRecordBatchCalls(api);
  registerCleaningCalls(api);
  registerCodingFrameCalls(api);
  registerCodingCalls(api);
  registerCodingSuggestionCalls(api);
  registerCodersCalls(api);
  registerCodingAlikeCalls(api);
  registerCodingRuleCalls(api);
  registerAnalysisCalls(api);
  registerAnalysisTextsCalls(api);
  registerOwnVariableCalls(api);
  registerAnalysisFileCalls(api);
  registerProgressCalls(api);
  registerReportCalls(api);
  registerReportMemberCalls(api);
  registerReportResultCalls(api);
  registerReportFileCalls(api);
  registerGeneratedReportCalls(api);
  registerSchemeCalls(api);
  registerSolutionExampleCalls(api);
  registerShareCalls(api);
  registerSharedCalls(api);
  registerReportScheduleCalls(api);
  registerTranscriptProjectCalls(api);
  registerTranscriptCalls(api);
  registerTranscriptSoundCalls(api);
  registerTranscriptHidingCalls(api);
  registerTranscriptBringingCalls(api);
  registerTranscriptFileCalls(api);
  registerTranscriptCodingCalls(api);
  registerTranscriptMemoCalls(api);
  registerTalkTermCalls(api);
  registerTalkTranslatingCalls(api);
  registerTranscriptSummaryCalls(api);
  registerTalkPeopleDataCalls(api);
  registerSymposiumCalls(api);
  registerSymposiumSeatCalls(api);
  registerSymposiumRoomCalls(api);
  registerSymposiumDeskCalls(api);
  registerSymposiumActivityCalls(api);
  registerSymposiumAfterCalls(api);
  registerSymposiumSoundCalls(api);
  registerPaperCalls(api);
  registerPaperSourceCalls(api);
  registerPaperHelpCalls(api);
  registerPaperShareCalls(api);
  registerConsole(api, { personJobs: jobsByKind });
}
