import * as z from 'zod/mini';
import { agreed } from './document.ts';
import { NAME_LONGEST, ORGANISATION_LONGEST } from './profile.ts';

/** Who somebody is that registers, so that whoever manages members tells them apart. The specification's call sends none of it. */
export const newcomer = {
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_LONGEST))),
  organisation: z.optional(z.string().check(z.trim(), z.maxLength(ORGANISATION_LONGEST))),
  /** What the form asked a yes to. Who was asked nothing is asked when they sign in at a page of ours. */
  agreed: z.optional(agreed),
};
