import * as z from 'zod/mini';
import { documentKinds, readingKinds, switchedKinds } from '../account/document.ts';
import { call } from '../call.ts';
import { version } from '../shared-inputs.ts';
import { why } from './operators.ts';

export const LONGEST_DOCUMENT = 200_000;
/** Of each text so many versions are listed. */
export const LISTED_VERSIONS = 50;

const kind = z.enum([...documentKinds, ...readingKinds]);
const text = z.string().check(
  z.maxLength(LONGEST_DOCUMENT),
  z.refine(typed => typed.trim() !== '', 'required'),
);

const state = z.enum(['holds', 'held', 'planned', 'cancelled']);
export type DocumentState = z.infer<typeof state>;

const kept = z.object({
  version: z.number(),
  state,
  asksAgain: z.boolean(),
  /** When it was published or planned; null of the text that comes with the product. */
  writtenTime: z.nullable(z.number()),
  /** Since when it holds, or will; null of the text that comes with the product. */
  validFrom: z.nullable(z.number()),
  by: z.object({ kind: z.enum(['person', 'secret', 'command', 'product']), name: z.string() }),
});
export type DocumentRoomVersion = z.infer<typeof kept>;

const document = z.object({
  kind,
  /** Null where the footer always leads there. */
  isShown: z.nullable(z.boolean()),
  /** The newest first; the last one is the product's own, version 0. */
  versions: z.array(kept),
});
export type DocumentRoomKind = z.infer<typeof document>;

const sees = { audience: 'operator', operatorNeeds: 'content.see', own: true, method: 'GET' } as const;
const changes = { audience: 'operator', operatorNeeds: 'content.change', own: true, method: 'POST' } as const;
const placed = { kind, seen: version, zh: text, en: text, asksAgain: z.boolean(), why };
const numberText = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));

/** The five texts of an installation, as whoever looks after them sees and changes them. */
export const documentsRoomCalls = {
  list: call({
    ...sees,
    path: '/operator/documents/list',
    summary: 'Every text with its versions: which one holds, which one is planned, who wrote it',
    data: z.array(document),
  }),
  read: call({
    ...sees,
    path: '/operator/documents/read',
    summary: 'A version of a text in both languages; 0 is the one that comes with the product',
    query: z.object({ kind, version: numberText }),
    data: z.object({ zh: z.string(), en: z.string() }),
  }),
  publish: call({
    ...changes,
    noted: { action: 'document.publish', of: 'kind', keeps: ['asksAgain', 'why'] },
    path: '/operator/documents/publish',
    summary: 'A new version that holds from now on; `seen` is the newest one that was there, cancelled ones included',
    body: z.object(placed),
    data: z.object({ version: z.number() }),
  }),
  plan: call({
    ...changes,
    noted: { action: 'document.plan', of: 'kind', keeps: ['asksAgain', 'from', 'why'] },
    path: '/operator/documents/plan',
    summary: 'A new version that holds from a moment on: nobody is asked about it before',
    body: z.object({ ...placed, from: z.number().check(z.int(), z.minimum(0), z.maximum(253_402_300_799_000)) }),
    data: z.object({ version: z.number() }),
  }),
  cancel: call({
    ...changes,
    noted: { action: 'document.cancel', of: 'kind', keeps: ['version', 'why'] },
    path: '/operator/documents/cancel',
    summary: 'A version that is planned will not hold',
    body: z.object({ kind, version, why }),
    data: z.null(),
  }),
  switch: call({
    ...changes,
    noted: { action: 'document.switch', of: 'kind', keeps: ['isShown'] },
    path: '/operator/documents/switch',
    summary: 'Whether the footer of the site leads there',
    body: z.object({ kind: z.enum(switchedKinds), isShown: z.boolean() }),
    data: z.null(),
  }),
};
