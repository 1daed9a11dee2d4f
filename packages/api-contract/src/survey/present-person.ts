import * as z from 'zod/mini';

/** A page that has a document open, and whose it is. Where in the document they are has a name of its own in each kind. */
export const presentPage = {
  pageId: z.string(),
  personId: z.string(),
  nickName: z.string(),
  picture: z.nullable(z.string()),
  /** They are writing there just now. */
  isTyping: z.boolean(),
  /** The caller in another page of their own. */
  isSelf: z.boolean(),
};

export const presentPerson = z.object({
  ...presentPage,
  /** The question that they are at. */
  questionId: z.nullable(z.string()),
});
export type PresentPerson = z.infer<typeof presentPerson>;
