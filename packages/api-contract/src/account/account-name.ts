import * as z from 'zod/mini';
import { checkAccount, readAccount } from './credentials.ts';

/** A registered person as others name them: by phone, or by a proven address. */
export const accountName = z.string().check(
  z.maxLength(300),
  z.overwrite(readAccount),
  z.refine(name => checkAccount(name) === undefined),
);
