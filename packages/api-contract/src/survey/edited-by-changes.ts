import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { partId, versionText } from '../shared-inputs.ts';
import { loggedEdit } from './logged-edit.ts';

/** What documents whose edits are changes of paths have in common in their calls. */

/** As survey-core’s `Change`: the value at a path becomes another; without one what stood there goes. */
export const change = z.object({
  path: z.array(z.string().check(z.maxLength(400))).check(z.minLength(1), z.maxLength(12)),
  value: z.optional(z.custom<Json>()),
});

/** The version after the edit, and all changes since `baseVersion`, others' included: the caller's document follows them. */
export const editedByChanges = z.object({ version: z.number(), editId: z.string(), changes: z.array(change) });

export const askedSince = {
  version: versionText,
  waitSeconds: z._default(z.coerce.number().check(z.minimum(0), z.maximum(25)), 0),
  /** The caller's page, to be told who else is here; `presence` as last told, a new one ends the wait. */
  pageId: z.optional(partId),
  presence: z.optional(z.string().check(z.maxLength(64))),
};

/** Where somebody is has a name of its own in each kind. */
export const saidHere = {
  /** Minted by the page, once. */
  pageId: partId,
  isTyping: z.optional(z.boolean()),
  isLeaving: z.optional(z.boolean()),
};

export const toldSince = {
  version: z.number(),
  changes: z.array(change),
  edits: z.array(
    z.object({
      ...loggedEdit,
      /** How many of the changes are its own: they come in the order of the edits. */
      changeCount: z.number(),
    }),
  ),
  /** The log does not reach back to the version that the caller has: the document is to be read anew. */
  isTooOld: z.boolean(),
  presence: z.string(),
};

export const historyOfSteps = z.object({
  total: z.number(),
  items: z.array(
    z.object({
      /** The document after the step. */
      version: z.number(),
      personId: z.nullable(z.string()),
      nickName: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      edits: z.number(),
    }),
  ),
});
