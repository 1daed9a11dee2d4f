import * as z from 'zod/mini';
import { call } from '../call.ts';
import { rights } from '../rights.ts';
import { scrollId } from '../shared-inputs.ts';

/** What somebody may, as the workspace asks for it. */
export const authorityCalls = {
  queryOtherAuthoritys: call({
    method: 'GET',
    path: '/account/authority/queryOtherAuthoritys',
    audience: 'signed-in',
    summary:
      'Permissions by mission, as at sign-in; of somebody else those in the enterprises whose members the person manages',
    query: z.object({ userId: z.optional(z.uuid()) }),
    data: z.record(z.string(), z.array(z.string())),
  }),
  checkAuthority: call({
    method: 'GET',
    path: '/account/authority/checkAuthority',
    audience: 'signed-in',
    summary: 'Whether the person has a permission, such as p016',
    query: z.object({ authority: z.string().check(z.regex(/^[0-9A-Za-z._-]{1,64}$/)) }),
    data: z.boolean(),
  }),
  queryDataAuthoritys: call({
    method: 'GET',
    path: '/account/enterpriseUserDataRole/queryDataAuthoritys',
    audience: 'signed-in',
    summary: 'The rights that the person holds on a questionnaire; none on one that is not theirs to see',
    query: z.object({ dataId: scrollId }),
    data: z.object({ dataId: z.string(), rights: z.array(z.enum(rights)) }),
  }),
  requireRight: call({
    method: 'GET',
    path: '/account/enterpriseUserDataRole/requireRight',
    audience: 'signed-in',
    own: true,
    summary: 'Nothing where the person holds the right on a questionnaire; else the refusal, with who can give it',
    query: z.object({ dataId: scrollId, right: z.enum(rights) }),
    data: z.null(),
  }),
};
