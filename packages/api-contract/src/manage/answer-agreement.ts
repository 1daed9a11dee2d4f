import type { RichText } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { languageIdText } from '../shared-inputs.ts';
import { visitor } from '../survey/collect/visit.ts';

/** S3.62: what a respondent agrees to before answering. */
export const answerAgreementCalls = {
  queryAgreement: call({
    method: 'GET',
    path: '/manage/answerAgreement/queryAgreement',
    audience: 'respondent',
    summary: 'The agreements of a survey',
    query: z.object({ ...visitor, languageId: z.optional(languageIdText) }),
    data: z.array(
      z.object({
        agreementId: z.string(),
        name: z.string(),
        content: z.custom<RichText>(),
        link: z.optional(z.string()),
      }),
    ),
  }),
};
