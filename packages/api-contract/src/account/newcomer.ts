import * as z from 'zod/mini';
import { NAME_LONGEST, ORGANISATION_LONGEST } from './profile.ts';

/** Who somebody is that registers, so that whoever manages members tells them apart. The specification's call sends neither. */
export const newcomer = {
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_LONGEST))),
  organisation: z.optional(z.string().check(z.trim(), z.maxLength(ORGANISATION_LONGEST))),
};
