import type { FastifyInstance } from 'fastify';
import { registerAccountRoutes } from './account/index.ts';
import { registerAnswerFileCalls } from './answer-files/index.ts';
import {
  registerAgreementCalls,
  registerAnswerCalls,
  registerVisitCalls,
  SubmissionWriter,
} from './answering/index.ts';
import { registerCollaboratorRoutes } from './collaborators/index.ts';
import { registerDesignFileCalls } from './design-files/index.ts';
import { registerFileRoutes } from './files/index.ts';
import { registerLinkCalls, type ViewCounter } from './links/index.ts';
import { registerLiveSettingsCalls } from './live-settings/index.ts';
import { registerOptionImportCalls } from './option-import/index.ts';
import { registerPublishCalls } from './publishing/index.ts';
import { registerDesignCalls, registerScrollCalls } from './questionnaire-design/index.ts';
import { registerQuestionnaireListCalls } from './questionnaire-list/index.ts';
import { registerQuestionnaireStartCalls } from './questionnaire-start/index.ts';
import { registerRecordCalls } from './records/index.ts';
import { registerPersonalCheckCalls, registerRespondentCalls } from './respondents/index.ts';

/** Every feature's calls. `api` is the scope below /api. */
export function registerFeatures(api: FastifyInstance, views: ViewCounter): void {
  registerAccountRoutes(api);
  registerCollaboratorRoutes(api);
  registerFileRoutes(api);
  registerAnswerFileCalls(api);
  registerDesignFileCalls(api);
  registerScrollCalls(api);
  registerQuestionnaireListCalls(api);
  registerQuestionnaireStartCalls(api);
  registerDesignCalls(api);
  registerOptionImportCalls(api);
  registerPublishCalls(api);
  registerLiveSettingsCalls(api);
  registerLinkCalls(api);
  registerAnswerCalls(api, { writer: new SubmissionWriter(api.door.platform.database), views });
  registerVisitCalls(api);
  registerAgreementCalls(api);
  registerRespondentCalls(api);
  registerPersonalCheckCalls(api);
  registerRecordCalls(api);
}
