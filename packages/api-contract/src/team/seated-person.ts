import * as z from 'zod/mini';

/** Somebody of an enterprise, as the others of it see them. */
export const seatedPerson = {
  userId: z.string(),
  nickName: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  /** With the middle digits hidden; empty of who has none. */
  phone: z.string(),
};
