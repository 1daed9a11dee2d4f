import * as z from 'zod/mini';
import { limits } from '../../limits.ts';

/** Schemas that several commands share. Ids come from the caller: the editor mints them, the contract fills them for others. */
export const id = z.string().check(z.regex(/^[0-9A-Za-z]{6,32}$/));
export const order = z.string().check(z.regex(/^[0-9a-z]{1,200}$/));
export const richText = z.object({ text: z.string().check(z.maxLength(limits.lineLength)) });
export const settings = z.record(
  z.string().check(z.regex(/^[0-9]{1,6}$/)),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);

export const newItem = z.object({
  itemId: id,
  order,
  title: richText,
  itemGroupId: z.optional(id),
  parentItemId: z.optional(id),
  settings: z.optional(settings),
});

export const newRow = z.object({
  rowId: id,
  order,
  title: richText,
  rightTitle: z.optional(richText),
  rowGroupId: z.optional(id),
  settings: z.optional(settings),
});

export type NewItem = z.output<typeof newItem>;
export type NewRow = z.output<typeof newRow>;
