import * as z from 'zod/mini';
import { call } from '../call.ts';
import { partId, scrollId } from '../shared-inputs.ts';
import { questionnaireName } from '../survey/design/scroll.ts';
import { transcriptOwn } from './transcripts.ts';

export const MOST_TALK_PEOPLE_DATA = 20;

/** A set of data that was made of a project, with a row for each person who speaks. */
const madeData = z.object({
  /** The task that it is. */
  scrollId: z.string(),
  name: z.string(),
  /** The coding whose codes are variables of it; null where it has gone since. */
  codingId: z.nullable(z.string()),
  people: z.number(),
  madeTime: z.number(),
  /** The reader may make it again. */
  mayRenew: z.boolean(),
});

/** Of a project of transcripts: data with a row for each person, instead of one for each turn. */
export const talkPeopleDataCalls = {
  list: call({
    ...transcriptOwn,
    method: 'GET',
    path: '/talks/transcript/peopleData',
    summary: 'Sets of data by person that were made of the project, as far as the reader sees them',
    query: z.object({ scrollId }),
    data: z.object({ items: z.array(madeData) }),
  }),
  make: call({
    ...transcriptOwn,
    method: 'POST',
    path: '/talks/transcript/makePeopleData',
    summary:
      'Make a task of data with a row for each person, all of whose transcripts one may see and code: what is known of them, how much they say, and how many of their turns have each code',
    body: z.object({ scrollId, codingId: partId, name: questionnaireName }),
    data: z.object({ scrollId: z.string(), people: z.number() }),
  }),
  renew: call({
    method: 'POST',
    path: '/talks/transcript/renewPeopleData',
    logged: { action: 'data.by-person-again' },
    audience: 'signed-in',
    own: true,
    needs: { right: 'analysis.import', on: 'scrollId' },
    summary: 'Make a set of data by person again from what its project has now; what was saved about it stays good',
    body: z.object({ scrollId }),
    data: z.object({ people: z.number() }),
  }),
};
