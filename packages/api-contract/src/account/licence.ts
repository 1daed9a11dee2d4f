import * as z from 'zod/mini';
import { call } from '../call.ts';
import { licensedFeatures } from '../licence-features.ts';
import { partId, scrollId } from '../shared-inputs.ts';

/** What is licensed, in the place where somebody works. */
export const licenceCalls = {
  features: call({
    method: 'GET',
    path: '/account/authority/queryLicences',
    audience: 'signed-in',
    own: true,
    summary:
      'Which licensed features the person has: in the place of a questionnaire, of a project, or in their own work',
    query: z.object({ scrollId: z.optional(scrollId), projectId: z.optional(partId) }),
    data: z.array(z.enum(licensedFeatures)),
  }),
};
