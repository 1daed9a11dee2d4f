import * as z from 'zod/mini';

export const presentPerson = z.object({
  pageId: z.string(),
  personId: z.string(),
  nickName: z.string(),
  picture: z.nullable(z.string()),
  /** The question that they are at. */
  questionId: z.nullable(z.string()),
  /** They are writing there just now. */
  isTyping: z.boolean(),
  /** The caller in another page of their own. */
  isSelf: z.boolean(),
});
export type PresentPerson = z.infer<typeof presentPerson>;
