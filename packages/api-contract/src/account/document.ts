import * as z from 'zod/mini';
import { call } from '../call.ts';

/** What somebody who has an account agrees to. */
export const documentKinds = ['terms', 'privacy'] as const;
export type DocumentKind = (typeof documentKinds)[number];
/** What an installation shows besides. Nobody agrees to these: no `NamedDocument` is one of them. */
export const readingKinds = ['manual', 'guide', 'statement'] as const;
export type ReadingKind = (typeof readingKinds)[number];
/** Every text of an installation. */
export type SiteDocumentKind = DocumentKind | ReadingKind;
/** Those that the footer leads to only as long as the server says so (P2.63, P2.64); the others are always there. */
export const switchedKinds = ['manual', 'terms', 'privacy'] as const;
export type SwitchedKind = (typeof switchedKinds)[number];

const kind = z.enum(documentKinds);
/** 0 is the text that comes with the product; an operator's own begin at 1. */
const version = z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));
const named = z.object({ kind, version });
export type NamedDocument = z.infer<typeof named>;

/** The versions that somebody was shown and said yes to. */
export const agreed = z.array(named).check(z.maxLength(10));

const words = {
  /** Null of the text that comes with the product. */
  publishTime: z.nullable(z.number()),
  /** Markdown: paragraphs, parted by empty lines; one that begins with # is a title. */
  content: z.string(),
};
const document = z.extend(named, words);
export type ShownDocument = z.infer<typeof document>;
const reading = z.extend(z.object({ kind: z.enum(readingKinds), version }), words);

const byAnybody = { method: 'GET', audience: 'visitor', query: z.object({}) } as const;
const own = { audience: 'signed-in', own: true } as const;

export const documentCalls = {
  productManuals: call({
    ...byAnybody,
    path: '/manage/manageProductManuals/productManuals',
    summary: 'Whether the footer leads to a product manual',
    data: z.boolean(),
  }),
  getProductManuals: call({
    ...byAnybody,
    path: '/manage/manageProductManuals/getProductManuals',
    summary: 'The product manual in the reader’s language',
    data: reading,
  }),
  getUserGuide: call({
    ...byAnybody,
    own: true,
    path: '/manage/manageUserGuide/getUserGuide',
    summary: 'The user guide in the reader’s language',
    data: reading,
  }),
  getGrantStatement: call({
    ...byAnybody,
    own: true,
    path: '/manage/manageGrantStatement/getGrantStatement',
    summary: 'The important statement in the reader’s language: what is agreed to when data are processed',
    data: reading,
  }),
  privacyAgreement: call({
    ...byAnybody,
    path: '/manage/managePrivacyAgreement/privacyAgreement',
    summary: 'Whether the footer leads to a privacy statement',
    data: z.boolean(),
  }),
  getPrivacyAgreement: call({
    ...byAnybody,
    path: '/manage/managePrivacyAgreement/getPrivacyAgreement',
    summary: 'The privacy statement in the reader’s language',
    data: document,
  }),
  useTerms: call({
    ...byAnybody,
    path: '/manage/manageUseTerms/useTerms',
    summary: 'Whether the footer leads to terms of service',
    data: z.boolean(),
  }),
  getUseTerms: call({
    ...byAnybody,
    path: '/manage/manageUseTerms/getUseTerms',
    summary: 'The terms of service in the reader’s language',
    data: document,
  }),
  current: call({
    method: 'GET',
    audience: 'visitor',
    own: true,
    path: '/account/documents/current',
    summary: 'Which version of each document holds now: what a form of registering asks a yes to',
    data: z.array(named),
  }),
  due: call({
    ...own,
    method: 'GET',
    path: '/account/documents/due',
    summary: 'What the person has not agreed to and has to: nothing, or the versions that hold now',
    data: z.array(named),
  }),
  mine: call({
    ...own,
    method: 'GET',
    path: '/account/documents/mine',
    summary: 'What the person has agreed to and when, the newest first',
    data: z.array(
      z.extend(named, {
        agreeTime: z.number(),
        /** By leaving; who came back is asked again. */
        withdrawTime: z.nullable(z.number()),
      }),
    ),
  }),
  agree: call({
    ...own,
    method: 'POST',
    path: '/account/documents/agree',
    logged: { action: 'account.agree' },
    summary: 'Say yes to documents; only to versions that hold now',
    body: z.object({ agreed: agreed.check(z.minLength(1)) }),
    data: z.null(),
  }),
};
