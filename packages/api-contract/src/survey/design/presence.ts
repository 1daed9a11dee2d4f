import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';
import { presentPerson } from '../present-person.ts';

export * from '../present-person.ts';

/** A page says that it is open this often; one that has been silent for three times as long is gone. */
export const PRESENCE_SECONDS = 10;

export const presenceCalls = {
  presence: call({
    method: 'POST',
    path: '/survey/edit/presence',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary: 'Say that this page has the questionnaire open (or is leaving it), and learn which others have',
    body: z.object({
      scrollId,
      /** Minted by the page, once. */
      pageId: partId,
      questionId: z.optional(partId),
      isTyping: z.optional(z.boolean()),
      isLeaving: z.optional(z.boolean()),
    }),
    data: z.object({ version: z.number(), others: z.array(presentPerson) }),
  }),
};
