import type { ObjectFinders } from '../authorisation/object-of-field.ts';
import { findChannelsSurvey } from './collect/links/index.ts';
import { findIdentityChecksSurvey } from './collect/respondents/index.ts';
import { findAnalysisSurvey } from './findings/analyses/index.ts';

const questionnaire = (id: string | undefined) =>
  id === undefined ? undefined : ({ kind: 'questionnaire', id } as const);

/** Which object a field of a call names, or a part of which one. */
export const objectFinders: ObjectFinders = {
  scrollId: (_database, id) => ({ kind: 'questionnaire', id }),
  projectId: (_database, id) => ({ kind: 'project', id }),
  enterpriseId: (_database, id) => ({ kind: 'enterprise', id }),
  channelCode: async ({ pool }, code) => questionnaire(await findChannelsSurvey(pool, code)),
  personalCheckId: async ({ pool }, id) => questionnaire(await findIdentityChecksSurvey(pool, id)),
  onlineAnalysisId: async ({ pool }, id) => questionnaire(await findAnalysisSurvey(pool, id)),
};
