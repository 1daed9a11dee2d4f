import * as z from 'zod/mini';
import { ID_PATTERN } from '../ids.ts';
import type { RichText } from '../rich-text.ts';

/** Schemas that several commands share. Ids come from the caller: the editor mints them, `complete` fills them for others. */
export const id = z.string().check(z.regex(ID_PATTERN));
export const order = z.string().check(z.regex(/^[0-9a-z]{1,200}$/));

/** Only bounded here; what a text may hold and how long it may be is the command's to say, with a word for each. */
export const richText = z.pipe(
  z.object({
    text: z.string().check(z.maxLength(50_000)),
    html: z.optional(z.string().check(z.maxLength(200_000))),
  }),
  z.transform(({ text, html }): RichText => (html === undefined ? { text } : { text, html })),
);
export const name = z.string().check(z.trim(), z.maxLength(200));
export const address = z.string().check(z.trim(), z.maxLength(2000));
export const settings = z.record(
  z.string().check(z.regex(/^[0-9]{1,6}$/)),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);
/** A question's type as documents and commands name it. */
export const typeSlug = z.string().check(z.maxLength(40));
/** The same as a caller may name it: by the slug or by the specification's number. Completing the input turns it into the slug. */
export const looseType = z.union([typeSlug, z.number().check(z.int(), z.minimum(0), z.maximum(9999))]);
export const languageId = z.number().check(z.int(), z.minimum(1), z.maximum(999));
/** Deleting what logic refers to takes that logic along only when the person has seen it and said so. */
export const clearLogic = z.optional(z.boolean());
/** As many parts as one edit may name. How many a list takes in all is the command's to say, in words, before it looks at any of them. */
export const MOST_PARTS = 4000;
export const upTo = <T extends z.ZodMiniType>(max: number, part: T) => z.array(part).check(z.maxLength(max));
export const some = <T extends z.ZodMiniType>(part: T, max: number = MOST_PARTS) =>
  z.array(part).check(z.minLength(1), z.maxLength(max));

export const newItem = z.object({
  itemId: id,
  order,
  title: richText,
  itemGroupId: z.optional(id),
  parentItemId: z.optional(id),
  settings: z.optional(settings),
});
export const looseItem = z.partial(newItem, { itemId: true, order: true });

export const newRow = z.object({
  rowId: id,
  order,
  title: richText,
  rightTitle: z.optional(richText),
  rowGroupId: z.optional(id),
  settings: z.optional(settings),
});
export const looseRow = z.partial(newRow, { rowId: true, order: true });

/** The ids and places for the things that a pasted list makes, in the list's order. */
export const places = z.array(z.object({ id, order })).check(z.maxLength(20_000));

export type NewItem = z.output<typeof newItem>;
export type NewRow = z.output<typeof newRow>;
