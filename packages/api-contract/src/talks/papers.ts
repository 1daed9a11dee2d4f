import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { helpedBy } from '../account/helper.ts';
import { call } from '../call.ts';
import { code, paging, partId, version, versionText } from '../shared-inputs.ts';
import {
  askedSince,
  change,
  editedByChanges,
  historyOfSteps,
  saidHere,
  toldSince,
} from '../survey/edited-by-changes.ts';
import { presentPage } from '../survey/present-person.ts';

/** As the papers package’s `paperKinds`. */
export const paperKindNames = ['outline', 'desk-study', 'concept'] as const;

/** What somebody may do with a paper: whoever made it manages it, others read or edit. Each takes in those before it. */
export const paperRoles = ['view', 'edit', 'manage'] as const;
export type PaperRole = (typeof paperRoles)[number];
/** What can be given. */
export const givenPaperRoles = ['view', 'edit'] as const;

export const paperFileFormats = ['docx', 'md'] as const;
export type PaperFileFormat = (typeof paperFileFormats)[number];

const signedIn = { audience: 'signed-in', own: true } as const;
const paperId = partId;
const paperAddress = { paperId };
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const language = z.enum(['zh', 'en']);
/** As the papers package’s `Paper`. */
const documentJson = z.custom<Json>();

const listed = z.object({
  paperId: z.string(),
  kind: z.enum(paperKindNames),
  title: z.string(),
  language,
  /** Whose it is. */
  nickName: z.string(),
  isOwn: z.boolean(),
  role: z.enum(paperRoles),
  /** People it was shared with. */
  members: z.number(),
  /** Whether whoever has its address can read it. */
  hasLink: z.boolean(),
  version: z.number(),
  createTime: z.number(),
  updateTime: z.number(),
});
export type ListedPaper = z.infer<typeof listed>;

const presentReader = z.object({
  ...presentPage,
  /** The node that they are at. */
  nodeId: z.nullable(z.string()),
});
export type PresentPaperReader = z.infer<typeof presentReader>;

export const paperCalls = {
  list: call({
    ...signedIn,
    method: 'GET',
    path: '/talks/paper/list',
    summary: 'Papers of a kind that the person made or was let into, the last changed first; the newest 500',
    query: z.object({
      kind: z.enum(paperKindNames),
      /** In its title or its maker’s name. */
      find: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    data: z.object({ items: z.array(listed) }),
  }),
  create: call({
    ...signedIn,
    method: 'POST',
    path: '/talks/paper/create',
    summary: 'A paper of one’s own: a kind, a title and a brief, to go on with',
    body: z.object({
      kind: z.enum(paperKindNames),
      title,
      language,
      /** As the kind’s shape says; unknown fields are refused. */
      brief: z._default(
        z.record(z.string().check(z.maxLength(40)), z.union([z.string().check(z.maxLength(2_000)), z.number()])),
        {},
      ),
    }),
    data: z.object({ paperId: z.string(), version: z.number() }),
  }),
  get: call({
    ...signedIn,
    method: 'GET',
    path: '/talks/paper/get',
    summary: 'A paper as it is now',
    query: z.object(paperAddress),
    data: z.extend(listed, { document: documentJson, sourcesVersion: z.number() }),
  }),
  edit: call({
    ...signedIn,
    method: 'POST',
    path: '/talks/paper/edit',
    summary:
      'Change a paper by paths. Refused with 3004 when somebody has since written what these paths lie in or take in, or removed what they stand upon; sent twice it is made once',
    body: z.object({
      ...paperAddress,
      editId: partId,
      baseVersion: version,
      changes: z.array(change).check(z.minLength(1), z.maxLength(1_000)),
    }),
    data: editedByChanges,
  }),
  since: call({
    ...signedIn,
    method: 'GET',
    path: '/talks/paper/since',
    summary: 'What is new since a version: edits, sources, who is here; with waitSeconds, as soon as something is',
    query: z.object({
      ...paperAddress,
      ...askedSince,
      /** As last told: another one ends the wait. */
      sourcesVersion: z.optional(versionText),
    }),
    data: z.object({
      ...toldSince,
      role: z.enum(paperRoles),
      /** Another one as soon as a source came or went: the list is to be read anew. */
      sourcesVersion: z.number(),
      others: z.optional(z.array(presentReader)),
    }),
  }),
  presence: call({
    ...signedIn,
    method: 'POST',
    path: '/talks/paper/presence',
    summary: 'Say that this page has the paper open (or is leaving it), and learn which others have',
    body: z.object({ ...paperAddress, ...saidHere, nodeId: z.optional(partId) }),
    data: z.object({ version: z.number(), others: z.array(presentReader) }),
  }),
  history: call({
    ...signedIn,
    method: 'GET',
    path: '/talks/paper/history',
    summary: 'Who edited when, in steps of one person and five minutes at most, newest first',
    query: z.object({ ...paperAddress, ...paging }),
    data: historyOfSteps,
  }),
  earlier: call({
    ...signedIn,
    method: 'GET',
    path: '/talks/paper/earlier',
    summary: 'The paper as it was at a version',
    query: z.object({ ...paperAddress, version: versionText }),
    data: z.object({ version: z.number(), document: documentJson }),
  }),
  restore: call({
    ...signedIn,
    method: 'POST',
    path: '/talks/paper/restore',
    summary:
      'Make the paper what it was at a version, as one edit: nothing is lost. Evidence whose source is gone stays away, and is counted',
    body: z.object({ ...paperAddress, editId: partId, version }),
    data: z.extend(editedByChanges, { dropped: z.number() }),
  }),
  copy: call({
    ...signedIn,
    method: 'POST',
    path: '/talks/paper/copy',
    summary: 'A copy of a paper with its sources, of one’s own and shared with nobody',
    body: z.object({ ...paperAddress, title }),
    data: z.object({ paperId: z.string(), version: z.number() }),
  }),
  remove: call({
    ...signedIn,
    method: 'DELETE',
    path: '/talks/paper/remove',
    logged: { action: 'paper.remove', keeps: ['paperId'] },
    summary: 'Remove a paper: nobody sees it any more, its link is dead. It can be taken back for 30 days',
    body: z.object(paperAddress),
    data: z.null(),
  }),
  takeBack: call({
    ...signedIn,
    method: 'POST',
    path: '/talks/paper/takeBack',
    summary: 'Take back the removal of a paper; its people have it again, its link lives again',
    body: z.object(paperAddress),
    data: z.null(),
  }),
  export: call({
    ...signedIn,
    method: 'GET',
    path: '/talks/paper/export',
    answers: 'file',
    summary: 'A paper as a file, in its own language',
    query: z.object({ ...paperAddress, format: z.enum(paperFileFormats) }),
    data: z.custom<Uint8Array>(),
  }),
};

/** As the papers package’s `ProposedNode`: what it would add, and what below it. */
export interface ProposedPaperNode {
  readonly kind: string;
  readonly parent: string | null;
  readonly fields: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly below: readonly ProposedPaperNode[];
  readonly id?: string;
}

export const paperHelpCalls = {
  propose: call({
    ...signedIn,
    method: 'POST',
    path: '/talks/paper/propose',
    summary:
      'Ask the helper for parts of a paper. Nothing is written: what a person accepts becomes an edit. Hanging up stops a model',
    body: z.object({
      ...paperAddress,
      /** One of the asks that the paper’s kind has. */
      ask: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
      /** For what, where it is asked for a part of the paper. */
      nodeId: z.optional(partId),
    }),
    data: z.object({
      /** The paper that they were made for. */
      version: z.number(),
      proposals: z.array(z.custom<ProposedPaperNode>()),
      /** What was made and may not stand there: a passage that is in no source, what is there already, what is too much. */
      dropped: z.number(),
      helped: helpedBy,
    }),
  }),
};

/** From what a person gave. */
export const sourceOrigins = ['pasted', 'file', 'address'] as const;

const source = z.object({
  sourceId: z.string(),
  name: z.string(),
  origin: z.enum(sourceOrigins),
  /** Where it stands; null where nobody said. Nothing is fetched from there. */
  address: z.nullable(z.string()),
  letters: z.number(),
  nickName: z.string(),
  time: z.number(),
});
export type PaperSource = z.infer<typeof source>;

export const MOST_SOURCE_BYTES = 5 * 1024 * 1024;
const sourceName = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const webAddress = z.string().check(z.trim(), z.maxLength(1_000), z.regex(/^https?:\/\/\S+$/i));

export const paperSourceCalls = {
  listSources: call({
    ...signedIn,
    method: 'GET',
    path: '/talks/paper/listSources',
    summary: 'What was given to a paper to stand upon, without the texts',
    query: z.object(paperAddress),
    data: z.object({ items: z.array(source), sourcesVersion: z.number() }),
  }),
  readSource: call({
    ...signedIn,
    method: 'GET',
    path: '/talks/paper/readSource',
    summary: 'The text of a source',
    query: z.object({ ...paperAddress, sourceId: partId }),
    data: z.extend(source, { text: z.string() }),
  }),
  addSource: call({
    ...signedIn,
    method: 'POST',
    path: '/talks/paper/addSource',
    summary: 'Give a paper a text to stand upon, with its name and, where it has one, its address; nothing is fetched',
    body: z.object({
      ...paperAddress,
      name: sourceName,
      text: z.string().check(z.minLength(1), z.maxLength(200_000)),
      address: z.optional(webAddress),
    }),
    data: z.object({ sourceId: z.string(), sourcesVersion: z.number() }),
  }),
  uploadSource: call({
    ...signedIn,
    method: 'POST',
    path: '/talks/paper/uploadSource',
    takes: 'multipart',
    maxFileBytes: MOST_SOURCE_BYTES,
    summary: 'The same from a file: txt, md or docx, at most 5 MB and 200,000 characters',
    body: z.object(paperAddress),
    data: z.object({ sourceId: z.string(), sourcesVersion: z.number() }),
  }),
  removeSource: call({
    ...signedIn,
    method: 'POST',
    path: '/talks/paper/removeSource',
    summary: 'Take a source away; refused as long as evidence stands upon it',
    body: z.object({ ...paperAddress, sourceId: partId }),
    data: z.object({ sourcesVersion: z.number() }),
  }),
};

const member = z.object({
  userId: z.string(),
  nickName: z.string(),
  picture: z.nullable(z.string()),
  role: z.enum(paperRoles),
  isOwner: z.boolean(),
  /** They still work with whoever made it, in an enterprise or on a questionnaire; whoever does not sees nothing of it. */
  mayOpen: z.boolean(),
});
export type PaperMember = z.infer<typeof member>;

const link = z.object({
  /** What stands in the address: /survey/sharePaper?code=… */
  code: z.string(),
  createTime: z.number(),
});

export const paperShareCalls = {
  listMembers: call({
    ...signedIn,
    method: 'GET',
    path: '/talks/paper/listMembers',
    summary: 'Who has a paper, and for whoever made it: who else could have it, people of the same enterprises',
    query: z.object({ ...paperAddress, find: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
    data: z.object({
      items: z.array(member),
      candidates: z.array(z.object({ userId: z.string(), nickName: z.string(), picture: z.nullable(z.string()) })),
      /** Of whoever made it alone; null: there is none. */
      link: z.nullable(link),
    }),
  }),
  saveMember: call({
    ...signedIn,
    method: 'POST',
    path: '/talks/paper/saveMember',
    logged: { action: 'paper.member', keeps: ['paperId', 'userId'] },
    summary: 'Let somebody of the same enterprise read or edit a paper, or change which',
    body: z.object({ ...paperAddress, userId: z.uuid(), role: z.enum(givenPaperRoles) }),
    data: z.null(),
  }),
  removeMember: call({
    ...signedIn,
    method: 'POST',
    path: '/talks/paper/removeMember',
    logged: { action: 'paper.member-remove', keeps: ['paperId', 'userId'] },
    summary: 'Take a paper away from somebody, or leave it oneself; its maker stays',
    body: z.object({ ...paperAddress, userId: z.uuid() }),
    data: z.null(),
  }),
  makeLink: call({
    ...signedIn,
    method: 'POST',
    path: '/talks/paper/makeLink',
    logged: { action: 'paper.link', keeps: ['paperId'] },
    summary: 'Let whoever has the address read a paper as it is; where there is a link already, the same',
    body: z.object(paperAddress),
    data: link,
  }),
  withdrawLink: call({
    ...signedIn,
    method: 'POST',
    path: '/talks/paper/withdrawLink',
    logged: { action: 'paper.link-end', keeps: ['paperId'] },
    summary: 'End the link of a paper at once; a new one has another address',
    body: z.object(paperAddress),
    data: z.null(),
  }),
  shared: call({
    audience: 'visitor',
    own: true,
    method: 'GET',
    path: '/talks/paper/shared',
    summary: 'A paper that was shared by its link, as it is now, without the texts of its sources',
    query: z.object({ code }),
    data: z.object({
      document: documentJson,
      /** Those that evidence stands upon. */
      sources: z.array(z.object({ sourceId: z.string(), name: z.string(), address: z.nullable(z.string()) })),
      /** Whose it is. */
      nickName: z.string(),
      updateTime: z.number(),
    }),
  }),
};
