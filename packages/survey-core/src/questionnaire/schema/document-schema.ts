import * as z from 'zod/mini';
import { DOCUMENT_FORMAT, endOutcomes, type Questionnaire } from '../../document/questionnaire.ts';
import { isShallow, type Json } from '../../json.ts';
import { remember } from '../../parse-with.ts';
import { id, order } from '../inputs.ts';
import { calculation, logicRule, verification } from './logic-schema.ts';

/** Settings are plain values; one that is a tree must end before whoever walks it runs out of room. */
const MAX_SETTING_DEPTH = 50;

/** The shape of a whole document. What a command refuses in detail (lengths, limits, names) is not asked again: it has been stored. */
const richText = z.strictObject({ text: z.string(), html: z.optional(z.string()) });
const settings = z.record(
  z.string().check(z.regex(/^[0-9]{1,6}$/)),
  z.custom<Json>(value => isShallow(value, MAX_SETTING_DEPTH)),
);
const placed = { id, order };
const titled = { ...placed, title: richText, settings };
const byId = <T extends z.ZodMiniType>(part: T) => z.record(id, part);

const item = z.strictObject({ ...titled, itemGroupId: z.optional(id), parentItemId: z.optional(id) });
const row = z.strictObject({ ...titled, rightTitle: z.optional(richText), rowGroupId: z.optional(id) });
const listGroup = z.strictObject(titled);
const question = remember(
  z.strictObject({
    ...titled,
    type: z.string(),
    groupId: id,
    parentId: z.optional(id),
    seqName: z.string(),
    remark: z.optional(richText),
    items: byId(item),
    itemGroups: byId(listGroup),
    rows: byId(row),
    rowGroups: byId(listGroup),
  }),
);

const axis = z.union([id, z.array(id), z.strictObject({ min: z.optional(z.number()), max: z.optional(z.number()) })]);
const match = z.record(id, axis);
const quota = remember(
  z.strictObject({
    ...placed,
    kind: z.enum(['single', 'cross', 'merged', 'booster']),
    title: z.string(),
    whenFull: z.enum(['end', 'hold', 'continue']),
    cells: byId(
      z.strictObject({
        ...placed,
        match: z.union([z.array(match), match]),
        size: z.number(),
        isClosed: z.optional(z.boolean()),
      }),
    ),
  }),
);

const endPage = z.strictObject({
  mode: z.optional(z.enum(['text', 'url'])),
  text: richText,
  redirectUrl: z.optional(z.string()),
});
const pictures = z.strictObject({ mobile: z.optional(z.string()), desktop: z.optional(z.string()) });
const appearance = z.strictObject({
  theme: z.optional(z.string()),
  headerPicture: z.optional(pictures),
  isHeaderOnFirstPageOnly: z.optional(z.boolean()),
  backgroundPicture: z.optional(pictures),
  buttonColour: z.optional(z.string()),
  titleColour: z.optional(z.string()),
  textColour: z.optional(z.string()),
  hasProgressBar: z.optional(z.boolean()),
  hasSerialNumbers: z.optional(z.boolean()),
  hasBackButton: z.optional(z.boolean()),
  hasLeaveButton: z.optional(z.boolean()),
});

/** A field that the document has and the schema forgot does not compile. */
export const documentSchema = z.strictObject({
  format: z.literal(DOCUMENT_FORMAT),
  title: richText,
  description: richText,
  baseLanguageId: z.number(),
  settings,
  groups: byId(z.strictObject({ ...titled, seqName: z.optional(z.string()), solution: z.optional(z.string()) })),
  questions: byId(question),
  logic: remember(byId(logicRule)),
  calculations: byId(calculation),
  verifications: byId(verification),
  quotas: byId(quota),
  agreements: byId(z.strictObject({ ...placed, name: z.string(), content: richText, link: z.optional(z.string()) })),
  appearance,
  cover: z.nullable(
    z.strictObject({
      isShown: z.boolean(),
      text: richText,
      picture: z.optional(z.string()),
      buttonText: z.optional(richText),
    }),
  ),
  endPages: z.partialRecord(z.enum(endOutcomes), endPage),
  languages: z.record(
    z.string().check(z.regex(/^[0-9]{1,4}$/)),
    z.strictObject({ languageId: z.number(), name: z.string(), tag: z.optional(z.string()) }),
  ),
  translations: z.record(z.string(), remember(z.record(z.string(), z.record(z.string(), richText)))),
  checkedTexts: z.optional(
    z.record(z.string(), remember(z.record(z.string(), z.record(z.string(), z.string().check(z.maxLength(40)))))),
  ),
  retired: byId(z.strictObject({ questionId: id, kind: z.enum(['item', 'row', 'question']), title: richText })),
} satisfies Record<keyof Questionnaire, z.ZodMiniType>);
