import * as z from 'zod/mini';

/** An edit of a document that people edit together, as its log knows it. What it did is each kind's own. */
export const loggedEdit = {
  version: z.number(),
  editId: z.string(),
  /** Null of whoever is gone. */
  personId: z.nullable(z.string()),
  nickName: z.string(),
  /** The caller's own, of this page or another. */
  isSelf: z.boolean(),
  time: z.number(),
};
