import * as z from 'zod/mini';
import { call } from '../call.ts';
import { partId, scrollId } from './edit.ts';

/** A page says that it is open this often; one that has been silent for three times as long is gone. */
export const PRESENCE_SECONDS = 10;

export const presentPerson = z.object({
  pageId: z.string(),
  personId: z.string(),
  nickName: z.string(),
  picture: z.nullable(z.string()),
  /** The question that they are at. */
  questionId: z.nullable(z.string()),
  /** The caller in another page of their own. */
  isSelf: z.boolean(),
});
export type PresentPerson = z.infer<typeof presentPerson>;

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
      isLeaving: z.optional(z.boolean()),
    }),
    data: z.object({ version: z.number(), others: z.array(presentPerson) }),
  }),
};
