import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { scrollId } from '../../shared-inputs.ts';
import { notAsked } from './respondent.ts';

const rights = { right: 'links.manage', on: 'scrollId' } as const;
const data = z.object({ jobId: z.string() });

export const linkFileCalls = {
  exportAnonymous: call({
    method: 'POST',
    path: '/survey/link/exportAnonymous',
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary:
      'The anonymous links with what came through each as Excel, or in a zip with their QR codes, made as a job of the person: see /job/get',
    body: z.object({ scrollId, withCodes: z._default(z.boolean(), false) }),
    data,
  }),
  exportPersonal: call({
    method: 'POST',
    path: '/survey/link/exportPersonal',
    audience: 'signed-in',
    needs: { ...rights, ofAllRecords: true },
    own: true,
    summary:
      'The one-to-one links of the name list as Excel, or in a zip with their QR codes, without whoever wishes not to be asked again; made as a job of the person: see /job/get',
    body: z.object({ scrollId, withCodes: z._default(z.boolean(), false) }),
    data: z.object({ jobId: z.string(), notAsked }),
  }),
};
