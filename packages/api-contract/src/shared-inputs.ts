import { ID_PATTERN } from '@wenshu/survey-core';
import * as z from 'zod/mini';

/** Inputs that many calls share. Whatever becomes a parameter of a statement has a bound here that its column can hold. */

export const scrollId = z.string().check(z.regex(ID_PATTERN));
/** Of a part of a questionnaire, or of an edit. */
export const partId = z.string().check(z.regex(ID_PATTERN));
/** Of a link, a channel, a person of the name list: what stands in an address. */
export const code = z.string().check(z.regex(/^[0-9A-Za-z]{1,64}$/));

/** What an integer column holds at most. */
const MOST = 2_147_483_647;
const whole = (least: number, most: number) => [z.int(), z.minimum(least), z.maximum(most)] as const;

/** The version of a questionnaire: how many edits were made. */
export const version = z.number().check(...whole(0, MOST));
/** The same in a query or a form, where everything is text. */
export const versionText = z.coerce.number().check(...whole(0, MOST));
/** The moment of a snapshot, in milliseconds. */
export const versionTime = z.number().check(...whole(0, Number.MAX_SAFE_INTEGER));
export const versionTimeText = z.coerce.number().check(...whole(0, Number.MAX_SAFE_INTEGER));

const MOST_LANGUAGES = 999;
export const languageId = z.number().check(...whole(1, MOST_LANGUAGES));
export const languageIdText = z.coerce.number().check(...whole(1, MOST_LANGUAGES));

const page = z._default(z.coerce.number().check(...whole(1, 100_000)), 1);
const sizeUpTo = (most: number, usual = 20) => z._default(z.coerce.number().check(...whole(1, most)), usual);
export const paging = { page, size: sizeUpTo(200) };
/** As the specification spells them in the lists that have a filter and an order. */
export const specPaging = { '$paging.page': page, '$paging.size': sizeUpTo(100, 8) };
/** Where the list calls its size otherwise. */
export const listPaging = { page, pageSize: sizeUpTo(100) };
/** A page of a list whose things have labels. */
export const labelledPage = <Row extends z.core.$ZodType>(row: Row) => ({
  workType: z.number(),
  total: z.number(),
  rows: z.array(row),
  /** Every label that stands on a thing of the list which the person sees, on this page or another. */
  labels: z.array(z.string()),
});
/** What is looked for in a list: in a name, a label, or the whole of an id or a number. */
export const soughtText = z.optional(z.string().check(z.trim(), z.maxLength(100)));
/** A list that is searched and ordered by what its call names, the newest or greatest first unless something else is said. */
export const searchedPaging = {
  text: soughtText,
  direction: z._default(z.enum(['asc', 'desc']), 'desc'),
  ...listPaging,
};
