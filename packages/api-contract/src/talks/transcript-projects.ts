import * as z from 'zod/mini';
import { call } from '../call.ts';
import { partId, scrollId } from '../shared-inputs.ts';
import { transcriptOwn } from './transcripts.ts';

export const MOST_PROJECT_FILE_BYTES = 200 * 1024 * 1024;

const ofAll = { ...transcriptOwn, needs: { ...transcriptOwn.needs, ofAllRecords: true } } as const;

const remark = z.object({
  reason: z.enum([
    'kind-of-source',
    'text-missing',
    'text-too-long',
    'span-outside',
    'code-missing',
    'time-without-text',
    'links',
    'sets',
    'graphs',
    'no-words',
    'span-lost',
    'whole-text',
    'notes',
    'attributes',
  ]),
  /** Of the text; empty where it is of the whole project. */
  name: z.string(),
  count: z.number(),
});
export type BroughtProjectRemark = z.infer<typeof remark>;

/** A project of another program (REFI-QDA) brought into a project of transcripts. */
export const transcriptBringingCalls = {
  readProject: call({
    ...ofAll,
    method: 'POST',
    path: '/talks/transcript/readProject',
    takes: 'multipart',
    maxFileBytes: MOST_PROJECT_FILE_BYTES,
    summary:
      'Read a project of another program (REFI-QDA, qdpx): its texts, people, codes and where they stand. Nothing is kept but a draft for a day',
    body: z.object({ scrollId }),
    data: z.object({
      draftId: z.string(),
      name: z.string(),
      /** The program that wrote it. */
      origin: z.string(),
      sources: z.array(
        z.object({
          name: z.string(),
          turns: z.number(),
          /** Who speaks in it, as it is written there. */
          speakers: z.array(z.string()),
          codings: z.number(),
        }),
      ),
      codes: z.number(),
      cases: z.number(),
      codings: z.number(),
      remarks: z.array(remark),
    }),
  }),
  confirmProject: call({
    ...ofAll,
    method: 'POST',
    path: '/talks/transcript/confirmProject',
    logged: { action: 'transcript.add-project' },
    summary:
      'Keep what was read: transcripts, people with what is known of them, a frame of its codes, and the codings',
    body: z.object({ scrollId, draftId: partId }),
    data: z.object({
      transcripts: z.number(),
      people: z.number(),
      codings: z.number(),
      /** By which the codes stand; null where there are none. */
      codingId: z.nullable(z.string()),
    }),
  }),
};
