import { limits } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { mailAddress } from './mail-address.ts';

const VALUE = 200; // P5.33, P5.34.
/** A sheet has 40 columns at most; beyond this a person's fields are a mistake, or meant to hurt. */
const MOST_CUSTOM = 50;

export const respondentValue = z.string().check(z.trim(), z.maxLength(VALUE));
export const customFieldName = z.string().check(z.trim(), z.maxLength(50), z.regex(/^[\p{L}\p{Nd}_]+$/u));

export const newRespondent = z.object({
  name: z._default(respondentValue, ''),
  mobile: z._default(z.string().check(z.trim(), z.regex(/^(1[3-9]\d{9})?$/)), ''),
  email: z._default(mailAddress, ''),
  group: z._default(respondentValue, ''),
  custom: z._default(
    z
      .record(customFieldName, respondentValue)
      .check(z.refine(custom => Object.keys(custom).length <= MOST_CUSTOM, { error: 'too many fields' })),
    {},
  ),
  labels: z._default(z.array(z.string().check(z.trim(), z.minLength(1))), []),
});
export type NewRespondent = z.infer<typeof newRespondent>;

/** P5.23: what somebody types as a group or as a label of their own address book. */
const shortWord = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.labelLength.max));
export const friendGroup = shortWord;
/** A friend is described as somebody of a name list is, since people are put from the one into the other; the name is the nickname there. */
export const newFriend = z.extend(newRespondent, {
  group: z._default(z.string().check(z.trim(), z.maxLength(limits.labelLength.max)), ''),
  labels: z._default(z.array(shortWord).check(z.maxLength(limits.labels)), []),
});

export const respondentFaults = [
  'too-long',
  'word-too-long',
  'mobile-wrong',
  'email-wrong',
  'labels-too-long',
  'not-usable',
] as const;

/** What keeps somebody off the name list: the field (`custom.` before the name of a field of one's own), and why. */
export const respondentFault = z.object({ field: z.string(), reason: z.enum(respondentFaults) });
export type RespondentFault = z.infer<typeof respondentFault>;

/** S5.30: all labels of a person together. */
export const areLabelsTooLong = (labels: readonly string[]): boolean =>
  labels.reduce((sum, label) => sum + [...label].length, 0) > limits.labels;

/** A person as they would be stored, or everything that is wrong with them. */
export type CheckPerson = (
  sent: unknown,
) => { readonly respondent: NewRespondent } | { readonly faults: readonly RespondentFault[] };

/** The screen that mends lines asks the same as the server. */
const checkedBy =
  (schema: typeof newRespondent | typeof newFriend): CheckPerson =>
  sent => {
    const read = z.safeParse(schema, sent);
    if (!read.success) return { faults: read.error.issues.map(faultOf) };
    if (areLabelsTooLong(read.data.labels)) return { faults: [{ field: 'labels', reason: 'labels-too-long' }] };
    return { respondent: read.data };
  };
export const checkRespondent = checkedBy(newRespondent);
export const checkFriend = checkedBy(newFriend);

function faultOf(issue: z.core.$ZodIssue): RespondentFault {
  const { path, code } = issue;
  const field = path.join('.');
  if (code === 'too_big')
    return { field, reason: issue.maximum === limits.labelLength.max ? 'word-too-long' : 'too-long' };
  if (code !== 'invalid_format') return { field, reason: 'not-usable' };
  return { field, reason: field === 'mobile' ? 'mobile-wrong' : field === 'email' ? 'email-wrong' : 'not-usable' };
}
