import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, version } from '../../shared-inputs.ts';

const own = { audience: 'signed-in', own: true } as const;
const frameId = partId;
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** As many as codes: a whole frame comes in at once. */
const MOST_COMMANDS = 300;
const LARGEST_CODE = 32_767;
/** A code’s number: what tables, files and codings know it by. */
export const frameCode = z.int().check(z.minimum(1), z.maximum(LARGEST_CODE));

const words = {
  zh: z.string().check(z.trim(), z.maxLength(100)),
  en: z.string().check(z.trim(), z.maxLength(100)),
  definition: z.string().check(z.trim(), z.maxLength(1_000)),
  example: z.string().check(z.trim(), z.maxLength(1_000)),
  colour: z.string().check(z.regex(/^(#[0-9a-fA-F]{6})?$/)),
  /** By which coders give it. */
  key: z.string().check(z.regex(/^[0-9A-Za-z]?$/)),
};
const given = {
  zh: z.optional(words.zh),
  en: z.optional(words.en),
  definition: z.optional(words.definition),
  example: z.optional(words.example),
  colour: z.optional(words.colour),
  key: z.optional(words.key),
};
const parent = z.nullable(frameCode);
const before = z.optional(frameCode);

const command = z.discriminatedUnion('does', [
  z.object({ does: z.literal('add'), parent, before, ...given }),
  z.object({ does: z.literal('change'), code: frameCode, ...given }),
  z.object({ does: z.literal('move'), code: frameCode, parent, before }),
  z.object({ does: z.literal('merge'), code: frameCode, into: frameCode }),
  z.object({
    does: z.literal('split'),
    code: frameCode,
    into: z.array(z.object(given)).check(z.minLength(1), z.maxLength(20)),
    codings: z.enum(['stay', 'first']),
  }),
  z.object({ does: z.literal('retire'), code: frameCode, isRetired: z.boolean() }),
  z.object({ does: z.literal('delete'), code: frameCode, to: z.nullable(frameCode) }),
]);
const commands = z.array(command).check(z.maxLength(MOST_COMMANDS));

export const frameFormats = ['csv', 'xlsx', 'qdc'] as const;
const MEGABYTE = 1024 * 1024;

/** Codes of one’s own, or the four classes of feeling, which can be proposed for any answer. */
export const framePurposes = ['topics', 'feeling'] as const;

export const codingFrame = z.object({
  frameId: z.string(),
  name: z.string(),
  /** Of an enterprise; null for a person’s own. */
  enterpriseId: z.nullable(z.string()),
  purpose: z.enum(framePurposes),
  version: z.number(),
  /** The number that the next code gets: who adds several at once can name them before they are there. */
  nextCode: z.number(),
  changeTime: z.number(),
  /** Whoever asks may edit it. What is coded with it elsewhere, and by whose right, is not told. */
  mayEdit: z.boolean(),
  codes: z.array(z.object({ code: z.number(), parent: z.nullable(z.number()), isRetired: z.boolean(), ...words })),
});

/** Frames of codes: trees by which open answers are coded. A person’s or an enterprise’s, and used by many questions. */
export const codingFrameCalls = {
  list: call({
    ...own,
    method: 'GET',
    path: '/survey/codingFrame/list',
    needs: { right: 'enterprise.view', on: 'enterpriseId', isOptional: true },
    summary: 'One’s own frames of codes; or, where an enterprise is named, those of the enterprise',
    query: z.object({ enterpriseId: z.optional(partId) }),
    data: z.object({
      items: z.array(
        z.object({
          frameId: z.string(),
          name: z.string(),
          /** Codes that can be given. */
          count: z.number(),
          changeTime: z.number(),
        }),
      ),
    }),
  }),
  get: call({
    ...own,
    method: 'GET',
    path: '/survey/codingFrame/get',
    summary: 'A frame of codes, for whoever it belongs to and whoever may code something with it',
    query: z.object({ frameId }),
    data: codingFrame,
  }),
  create: call({
    ...own,
    method: 'POST',
    path: '/survey/codingFrame/create',
    needs: { right: 'enterprise.createProject', on: 'enterpriseId', isOptional: true },
    summary: 'A new frame of codes, empty or with what commands put into it; of feeling it has its codes already',
    body: z.object({
      enterpriseId: z.optional(partId),
      name,
      purpose: z._default(z.enum(framePurposes), 'topics'),
      commands: z._default(commands, []),
    }),
    data: codingFrame,
  }),
  copy: call({
    ...own,
    method: 'POST',
    path: '/survey/codingFrame/copy',
    needs: { right: 'enterprise.createProject', on: 'enterpriseId', isOptional: true },
    summary: 'A frame of codes once more, without what was coded with it',
    body: z.object({ frameId, enterpriseId: z.optional(partId), name }),
    data: codingFrame,
  }),
  edit: call({
    ...own,
    method: 'POST',
    path: '/survey/codingFrame/edit',
    summary:
      'Change a frame: all commands or none, upon the version that was looked at. Whatever is coded with it follows; refused where something is coded with it that the person may not code',
    body: z.object({ frameId, version, name: z.optional(name), commands }),
    data: codingFrame,
  }),
  export: call({
    ...own,
    method: 'GET',
    path: '/survey/codingFrame/export',
    answers: 'file',
    summary: 'A frame as a table, or as a codebook for other programs (REFI-QDA, qdc)',
    query: z.object({ frameId, format: z.enum(frameFormats) }),
    data: z.custom<Uint8Array>(),
  }),
  import: call({
    ...own,
    method: 'POST',
    path: '/survey/codingFrame/import',
    needs: { right: 'enterprise.createProject', on: 'enterpriseId', isOptional: true },
    takes: 'multipart',
    maxFileBytes: 2 * MEGABYTE,
    summary: 'A new frame of a table (xlsx, csv) or of another program’s codebook (qdc)',
    body: z.object({ enterpriseId: z.optional(partId), name }),
    data: codingFrame,
  }),
  remove: call({
    ...own,
    method: 'DELETE',
    path: '/survey/codingFrame/remove',
    summary: 'Remove a frame with which nothing is coded',
    body: z.object({ frameId }),
    data: z.null(),
  }),
};
