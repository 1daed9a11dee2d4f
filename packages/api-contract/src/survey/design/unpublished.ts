import type { PartGone, Questionnaire, TextChange, VariableChange } from '@wenshu/survey-core';
import { ID_PATTERN } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { languageId, scrollId, version } from '../../shared-inputs.ts';

/** A quota cell as it is now and as it will be. */
const cellChange = z.object({
  quotaId: z.string(),
  cellId: z.string(),
  change: z.enum(['new', 'changed', 'gone', 'same']),
  /** 0 means unlimited. Of one that goes, as it is now; `sizeBefore` where it is another. */
  size: z.number(),
  sizeBefore: z.optional(z.number()),
  isClosed: z.boolean(),
  /** Success samples in it now, and once the draft is published; null for whoever may know of some records only, and where there is no such cell. */
  count: z.nullable(z.number()),
  countAfter: z.nullable(z.number()),
});
export type CellChange = z.infer<typeof cellChange>;

/** Which texts of the draft are published alone, and nothing else of it. */
export const MOST_TEXTS_ALONE = 500;
const textName = z.object({
  id: z.string().check(z.regex(ID_PATTERN)),
  field: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  languageId: z.optional(languageId),
});

const published = z.object({
  /** The moment of the version that is answered now. */
  versionTime: z.number(),
  /** The document's version after it, and which one is answered. */
  version: z.number(),
  editedFrom: z.number(),
});

/** Editing beside what is published while answers come in: the document is the draft, the newest snapshot is what people answer. */
export const unpublishedCalls = {
  open: call({
    method: 'POST',
    path: '/survey/unpublished/open',
    logged: { action: 'questionnaire.openDraft' },
    audience: 'signed-in',
    needs: { right: 'questionnaire.edit', on: 'scrollId', asksPeople: true },
    own: true,
    summary: 'Edit a questionnaire while it goes on collecting: edits stay a draft until they are published',
    body: z.object({ scrollId }),
    data: z.object({ version: z.number(), editedFrom: z.number() }),
  }),
  live: call({
    method: 'GET',
    path: '/survey/unpublished/live',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary: 'What respondents are asked now, with the sizes that its quotas have',
    query: z.object({ scrollId }),
    data: z.object({ versionTime: z.number(), document: z.custom<Questionnaire>() }),
  }),
  look: call({
    method: 'GET',
    path: '/survey/unpublished/look',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary:
      'What publishing the draft changes for the data: variables, options and questions taken away, quotas and their counts',
    query: z.object({ scrollId }),
    data: z.object({
      /** Of the document that was looked at: this is what `publish` publishes. */
      version: z.number(),
      editedFrom: z.number(),
      versionTime: z.number(),
      /** Nothing but words differs. */
      isOnlyWords: z.boolean(),
      variables: z.array(z.custom<VariableChange>()),
      /** Options, rows and questions that are asked no more, with how many success samples answered them; null for whoever may know of some records only. */
      gone: z.array(z.custom<PartGone & { readonly answered: number | null }>()),
      quotas: z.array(cellChange),
      texts: z.array(z.custom<TextChange>()),
      /** Begun on a version that is published and not submitted; null for whoever may know of some records only. */
      begun: z.nullable(z.number()),
    }),
  }),
  publish: call({
    method: 'POST',
    path: '/survey/unpublished/publish',
    logged: { action: 'questionnaire.publish' },
    audience: 'signed-in',
    needs: { right: 'questionnaire.publish', on: 'scrollId', asksPeople: true },
    own: true,
    summary:
      'Publish the draft as it was at a version, in one step: links stay open, begun records finish their own version',
    body: z.object({ scrollId, version }),
    data: published,
  }),
  publishTexts: call({
    method: 'POST',
    path: '/survey/unpublished/publishTexts',
    logged: { action: 'questionnaire.publish', keeps: ['texts'] },
    audience: 'signed-in',
    needs: { right: 'questionnaire.publish', on: 'scrollId', asksPeople: true },
    own: true,
    summary: 'Publish some texts of the draft and nothing else of it',
    body: z.object({
      scrollId,
      version,
      texts: z.array(textName).check(z.minLength(1), z.maxLength(MOST_TEXTS_ALONE)),
    }),
    data: published,
  }),
  discard: call({
    method: 'POST',
    path: '/survey/unpublished/discard',
    logged: { action: 'questionnaire.discardDraft' },
    audience: 'signed-in',
    needs: { right: 'questionnaire.edit', on: 'scrollId', asksPeople: true },
    own: true,
    summary:
      'Throw the draft away: the questionnaire is again what respondents are asked, and the history keeps what it was',
    body: z.object({ scrollId, version }),
    data: z.object({ version: z.number() }),
  }),
};
