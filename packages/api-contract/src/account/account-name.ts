import * as z from 'zod/mini';
import { checkAccount, readAccount } from './credentials.ts';

/** For whoever reads the description of a call; `checkAccount` decides. */
const SHAPE = /^(.+@.+|\+[1-9]\d{6,14}|1[3-9]\d{9})$/;

/** A registered person as others name them: by phone, or by a proven address. */
export const accountName = z.string().check(
  z.maxLength(300),
  z.overwrite(readAccount),
  z.regex(SHAPE),
  z.refine(name => checkAccount(name) === undefined),
);
