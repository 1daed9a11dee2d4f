import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { paging, partId, scrollId, version, versionText } from '../shared-inputs.ts';
import { baseLanguage, questionnaireName } from '../survey/design/scroll.ts';
import {
  askedSince,
  change,
  editedByChanges,
  historyOfSteps,
  saidHere,
  toldSince,
} from '../survey/edited-by-changes.ts';
import { presentPage } from '../survey/present-person.ts';

/** Whoever may analyse transcripts: does all that is done with them. */
export const transcriptOwn = {
  audience: 'signed-in',
  own: true,
  needs: { right: 'analysis.transcript', on: 'scrollId' },
} as const;
const own = transcriptOwn;
/** Whoever sees the records reads what was said: it is what they are. The right to transcripts takes that in, also when an enterprise has expired. */
const reads = { audience: 'signed-in', own: true, needs: { right: 'records.view', on: 'scrollId' } } as const;
/** What reaches every transcript of the project. */
const ofAll = { ...own, needs: { ...own.needs, ofAllRecords: true } } as const;

/** A transcript, beside the project that it stands in. */
export const transcriptAddress = { scrollId, transcriptId: partId };
const address = transcriptAddress;

export const MOST_TRANSCRIPT_BYTES = 20 * 1024 * 1024;
export const MOST_SOUND_BYTES = 1024 * 1024 * 1024;
export const MOST_TALK_PEOPLE = 500;
export const MOST_TALK_ATTRIBUTES = 30;
export const MOST_ATTRIBUTE_CHOICES = 100;

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const language = z.enum(['zh', 'en']);
const day = z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/));
/** A person of the project: numbers are given once, and never again. */
export const talkPersonNo = z.int().check(z.minimum(1), z.maximum(9_999));
const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

export const talkRoles = ['moderator', 'participant', 'other'] as const;
export type TalkRole = (typeof talkRoles)[number];
const role = z.enum(talkRoles);

export const attributeKinds = ['choice', 'number', 'text'] as const;
const attribute = z.object({
  id: partId,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  kind: z.enum(attributeKinds),
  /** Of a choice; none of others. */
  choices: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)))
    .check(z.maxLength(MOST_ATTRIBUTE_CHOICES)),
});
export type TalkAttribute = z.infer<typeof attribute>;

/** By attribute: of a choice its words. What is not there is not known. */
const values = z.record(partId, z.union([z.string().check(z.trim(), z.maxLength(200)), z.number()]));

const person = z.object({
  no: z.number(),
  name: z.string(),
  role,
  values,
  /** Turns in the transcripts that the reader sees. */
  turns: z.number(),
});
export type TalkPerson = z.infer<typeof person>;

const listed = z.object({
  transcriptId: z.string(),
  title: z.string(),
  language,
  day: z.string(),
  turns: z.number(),
  /** Who speak in it. */
  people: z.number(),
  letters: z.number(),
  translated: z.number(),
  checked: z.number(),
  /** Whose words are others since they were translated. */
  stale: z.number(),
  /** Turns that say something. */
  translatable: z.number(),
  hasSound: z.boolean(),
  /** What identified people in it was replaced. */
  isHidden: z.boolean(),
  nickName: z.string(),
  version: z.number(),
  createTime: z.number(),
  updateTime: z.number(),
});
export type ListedTranscript = z.infer<typeof listed>;

/** What a transcript is brought in as: which words of the file speak. */
const speakerAs = z.object({
  /** As the file names them; empty for turns that name nobody. */
  name: z.string().check(z.maxLength(80)),
  /** Somebody of the project; with null and a name somebody new; with null and none nobody. */
  no: z.nullable(talkPersonNo),
  as: z.string().check(z.trim(), z.maxLength(60)),
  role,
  /** No speaker at all: what looks like a name belongs to what is said before. */
  isText: z.boolean(),
});

const remark = z.object({ line: z.number(), text: z.string(), reason: z.string() });
const read = z.object({
  draftId: z.string(),
  title: z.string(),
  language,
  format: z.string(),
  turns: z.number(),
  letters: z.number(),
  speakers: z.array(
    z.object({
      /** Empty for turns that name nobody. */
      name: z.string(),
      turns: z.number(),
      letters: z.number(),
      sureness: z.enum(['sure', 'likely', 'doubtful']),
      /** The first words that they say. */
      example: z.string(),
      proposed: speakerAs,
    }),
  ),
  /** The first of them. */
  shown: z.array(
    z.object({ speaker: z.string(), text: z.string(), from: z.nullable(z.number()), to: z.nullable(z.number()) }),
  ),
  leftOut: z.array(remark),
  doubtful: z.array(remark),
  /** How many lines there are of either, of which so many are told. */
  leftOutCount: z.number(),
  doubtfulCount: z.number(),
});
export type ReadTranscript = z.infer<typeof read>;

/** A task of a project whose data is what people said: its transcripts, and the people in them. */
export const transcriptProjectCalls = {
  create: call({
    audience: 'signed-in',
    own: true,
    method: 'POST',
    path: '/talks/transcript/createProject',
    needs: { right: 'project.edit', on: 'projectId', isOptional: true },
    summary: 'A project of transcripts, in a project of a team or of one’s own',
    body: z.object({ name: questionnaireName, languageId: baseLanguage, projectId: z.optional(partId) }),
    data: z.object({ scrollId: z.string() }),
  }),
  project: call({
    ...reads,
    method: 'GET',
    path: '/talks/transcript/project',
    summary: 'The transcripts of a project that the reader may see, its people and what is known of them',
    query: z.object({ scrollId }),
    data: z.object({
      name: z.string(),
      languageId: z.number(),
      /** Whose project it is: they alone see who stands behind pseudonyms, and what was there before. */
      isOwner: z.boolean(),
      /** Whether the reader may change what is there, or only reads. */
      mayEdit: z.boolean(),
      /** Whoever sees some of the records only sees whole transcripts or none. */
      seesAll: z.boolean(),
      attributes: z.array(attribute),
      people: z.array(person),
      transcripts: z.array(listed),
    }),
  }),
  saveAttributes: call({
    ...ofAll,
    method: 'POST',
    path: '/talks/transcript/saveAttributes',
    logged: { action: 'transcript.attributes' },
    summary:
      'What is known of the people of a project, as variables of its data. What an attribute or a choice that goes said of them goes with it',
    body: z.object({ scrollId, attributes: z.array(attribute).check(z.maxLength(MOST_TALK_ATTRIBUTES)) }),
    data: z.null(),
  }),
  savePerson: call({
    ...ofAll,
    method: 'POST',
    path: '/talks/transcript/savePerson',
    logged: { action: 'transcript.person', keeps: ['no'] },
    summary:
      'Somebody of the project: the name, the role in the talk, what is known of them. Without a number somebody new',
    body: z.object({ scrollId, no: z.optional(talkPersonNo), name: personName, role, values: z._default(values, {}) }),
    data: z.object({ no: z.number() }),
  }),
  mergePeople: call({
    ...ofAll,
    method: 'POST',
    path: '/talks/transcript/mergePeople',
    logged: { action: 'transcript.person-merge', keeps: ['no', 'into'] },
    summary: 'Two of the project are one: all turns of the first are the second’s',
    body: z.object({ scrollId, no: talkPersonNo, into: talkPersonNo }),
    data: z.null(),
  }),
  erasePerson: call({
    ...ofAll,
    method: 'DELETE',
    path: '/talks/transcript/erasePerson',
    logged: { action: 'transcript.person-erase', keeps: ['no'] },
    summary:
      'Erase a person: turns, codings, versions, memos, pseudonyms, and the sound of each transcript in which they speak. Nothing brings it back',
    body: z.object({ scrollId, no: talkPersonNo }),
    data: z.object({ turns: z.number(), transcripts: z.number(), sounds: z.number() }),
  }),
  search: call({
    ...reads,
    method: 'POST',
    path: '/talks/transcript/search',
    summary: 'Turns of all transcripts that the reader may see in which words stand, in speech or translation',
    body: z.object({
      scrollId,
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      from: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
      count: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
    }),
    data: z.object({
      total: z.number(),
      items: z.array(
        z.object({
          transcriptId: z.string(),
          turnId: z.string(),
          speaker: z.nullable(z.number()),
          from: z.nullable(z.number()),
          isTranslation: z.boolean(),
          /** With what stands around it. */
          text: z.string(),
          /** Where in that the words stand. */
          at: z.number(),
          length: z.number(),
        }),
      ),
    }),
  }),
};

const presentReader = z.object({
  ...presentPage,
  /** The turn that they are at. */
  turnId: z.nullable(z.string()),
});
export type PresentTranscriptReader = z.infer<typeof presentReader>;

/** As the transcripts package’s `Transcript`. */
const documentJson = z.custom<Json>();
const sound = z.object({
  /** Changes with the sound: no page plays an old one. */
  soundId: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.number(),
  /** Where this reader's player finds it, by ranges, for some minutes: then it is asked for again. */
  address: z.string(),
  /** Only the project’s owner hears it. */
  isOwnersOnly: z.boolean(),
});
export type TranscriptSound = z.infer<typeof sound>;

export const transcriptCalls = {
  read: call({
    ...ofAll,
    method: 'POST',
    path: '/talks/transcript/read',
    takes: 'multipart',
    maxFileBytes: MOST_TRANSCRIPT_BYTES,
    summary:
      'Read a file as a transcript (txt, md, docx, pdf with text, srt, vtt, xlsx, csv): who speaks is proposed, and nothing kept but a draft for a day',
    body: z.object({ scrollId }),
    data: read,
  }),
  readText: call({
    ...ofAll,
    method: 'POST',
    path: '/talks/transcript/readText',
    summary: 'The same of a text that is pasted',
    body: z.object({ scrollId, title, text: z.string().check(z.minLength(1), z.maxLength(2_000_000)) }),
    data: read,
  }),
  confirm: call({
    ...ofAll,
    method: 'POST',
    path: '/talks/transcript/confirm',
    logged: { action: 'transcript.add', keeps: ['title'] },
    summary: 'Keep what was read as a transcript, with its speakers as they were corrected',
    body: z.object({
      scrollId,
      draftId: partId,
      title,
      language,
      day: z._default(day, ''),
      /** Turns of one speaker that follow each other as one: cues of subtitles. */
      isJoined: z._default(z.boolean(), false),
      speakers: z.array(speakerAs).check(z.maxLength(100)),
    }),
    data: z.object({ transcriptId: z.string() }),
  }),
  begin: call({
    ...ofAll,
    method: 'POST',
    path: '/talks/transcript/begin',
    logged: { action: 'transcript.add', keeps: ['title'] },
    summary: 'An empty transcript, to be typed by its sound',
    body: z.object({ scrollId, title, language, day: z._default(day, '') }),
    data: z.object({ transcriptId: z.string() }),
  }),
  get: call({
    ...reads,
    method: 'GET',
    path: '/talks/transcript/get',
    summary: 'A transcript as it is now',
    query: z.object(address),
    data: z.object({
      transcriptId: z.string(),
      version: z.number(),
      document: documentJson,
      sound: z.nullable(sound),
      isHidden: z.boolean(),
      /** Another one as soon as people, attributes, sound or memos of the project have changed. */
      projectVersion: z.number(),
    }),
  }),
  edit: call({
    ...own,
    method: 'POST',
    path: '/talks/transcript/edit',
    summary:
      'Change a transcript by paths. Refused with 3004 when somebody has since written the same; sent twice it is made once. Codings follow the words they stand on',
    body: z.object({
      ...address,
      editId: partId,
      baseVersion: version,
      changes: z.array(change).check(z.minLength(1), z.maxLength(10_000)),
    }),
    data: editedByChanges,
  }),
  since: call({
    ...reads,
    method: 'GET',
    path: '/talks/transcript/since',
    summary: 'What is new since a version: edits, people, who is here; with waitSeconds, as soon as something is',
    query: z.object({ ...address, ...askedSince, projectVersion: z.optional(versionText) }),
    data: z.object({
      ...toldSince,
      projectVersion: z.number(),
      others: z.optional(z.array(presentReader)),
    }),
  }),
  presence: call({
    ...reads,
    method: 'POST',
    path: '/talks/transcript/presence',
    summary: 'Say that this page has the transcript open (or is leaving it), and learn which others have',
    body: z.object({ ...address, ...saidHere, turnId: z.optional(partId) }),
    data: z.object({ version: z.number(), others: z.array(presentReader) }),
  }),
  history: call({
    ...reads,
    method: 'GET',
    path: '/talks/transcript/history',
    summary: 'Who edited when, in steps of one person and five minutes at most, newest first',
    query: z.object({ ...address, ...paging }),
    data: historyOfSteps,
  }),
  earlier: call({
    ...reads,
    method: 'GET',
    path: '/talks/transcript/earlier',
    summary: 'The transcript as it was at a version; before something was hidden in it only for the project’s owner',
    query: z.object({ ...address, version: versionText }),
    data: z.object({ version: z.number(), document: documentJson }),
  }),
  restore: call({
    ...own,
    method: 'POST',
    path: '/talks/transcript/restore',
    logged: { action: 'transcript.restore', keeps: ['version'] },
    summary: 'Make the transcript what it was at a version, as one edit: nothing is lost',
    body: z.object({ ...address, editId: partId, version }),
    data: editedByChanges,
  }),
  versions: call({
    ...reads,
    method: 'GET',
    path: '/talks/transcript/versions',
    summary: 'What is kept for good of a transcript: as it came in, and what people kept by a name',
    query: z.object(address),
    data: z.object({
      items: z.array(
        z.object({
          versionId: z.string(),
          kind: z.enum(['original', 'kept']),
          name: z.string(),
          nickName: z.string(),
          time: z.number(),
          turns: z.number(),
          /** From before something was hidden: the project’s owner alone opens it. */
          isOwnersOnly: z.boolean(),
        }),
      ),
    }),
  }),
  keepVersion: call({
    ...own,
    method: 'POST',
    path: '/talks/transcript/keepVersion',
    summary: 'Keep the transcript as it is now, by a name',
    body: z.object({ ...address, name: title }),
    data: z.object({ versionId: z.string() }),
  }),
  version: call({
    ...reads,
    method: 'GET',
    path: '/talks/transcript/version',
    summary: 'A transcript as it was kept',
    query: z.object({ ...address, versionId: partId }),
    data: z.object({ document: documentJson }),
  }),
  removeVersion: call({
    ...own,
    method: 'POST',
    path: '/talks/transcript/removeVersion',
    summary: 'Throw away what was kept by a name; the original stays',
    body: z.object({ ...address, versionId: partId }),
    data: z.null(),
  }),
  remove: call({
    ...ofAll,
    method: 'DELETE',
    path: '/talks/transcript/remove',
    logged: { action: 'transcript.remove', keeps: ['transcriptId'] },
    summary: 'Remove a transcript with its sound, versions and codings. Nothing brings it back',
    body: z.object(address),
    data: z.null(),
  }),
};

export const transcriptSoundCalls = {
  addSound: call({
    ...own,
    method: 'POST',
    path: '/talks/transcript/addSound',
    takes: 'upload',
    maxFileBytes: MOST_SOUND_BYTES,
    logged: { action: 'transcript.sound', keeps: ['transcriptId'] },
    summary:
      'Put sound or video beside a transcript (mp3, m4a, aac, wav, ogg, amr, mp4, mov, webm; at most 1 GB), in place of what was there',
    body: z.object(address),
    data: sound,
  }),
  sound: call({
    ...reads,
    method: 'GET',
    path: '/talks/transcript/sound',
    answers: 'file',
    summary: 'The sound of a transcript, or a range of it',
    query: z.object({ ...address, soundId: z.optional(partId) }),
    data: z.custom<Uint8Array>(),
  }),
  soundFor: call({
    ...own,
    method: 'POST',
    path: '/talks/transcript/soundFor',
    logged: { action: 'transcript.sound-for', keeps: ['transcriptId', 'isOwnersOnly'] },
    summary: 'Whether the project’s owner alone hears the sound: it still says what was hidden. By the owner',
    body: z.object({ ...address, isOwnersOnly: z.boolean() }),
    data: z.null(),
  }),
  removeSound: call({
    ...own,
    method: 'POST',
    path: '/talks/transcript/removeSound',
    logged: { action: 'transcript.sound-remove', keeps: ['transcriptId'] },
    summary: 'Delete the sound of a transcript',
    body: z.object(address),
    data: z.null(),
  }),
};

export const hiddenKinds = ['person', 'place', 'company', 'number', 'address', 'mail', 'other'] as const;
const hiddenWord = z.string().check(z.minLength(1), z.maxLength(200));
/** What stands in the text instead. */
const shownWord = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const pseudonymId = partId;
const transcriptIds = z.array(partId).check(z.minLength(1), z.maxLength(200));

/** What identifies people, out of transcripts: what stands instead, and a table of who is meant, which the project’s owner alone sees. */
export const transcriptHidingCalls = {
  proposeHidden: call({
    ...ofAll,
    method: 'POST',
    path: '/talks/transcript/proposeHidden',
    summary:
      'What in transcripts tells who somebody is: names of the project’s people, and what by its form is a name, a place, a number, an address',
    body: z.object({ scrollId, transcriptIds }),
    data: z.object({
      items: z.array(
        z.object({
          kind: z.enum(hiddenKinds),
          /** The wordings that mean the same. */
          words: z.array(z.string()),
          /** What is proposed to stand instead. */
          shown: z.string(),
          places: z.number(),
          example: z.object({ transcriptId: z.string(), turnId: z.string(), text: z.string() }),
        }),
      ),
      /** Beyond the 500 most frequent. */
      more: z.number(),
    }),
  }),
  hide: call({
    ...ofAll,
    method: 'POST',
    path: '/talks/transcript/hide',
    logged: { action: 'transcript.hide' },
    summary:
      'Put something else in place of words, in all that the transcripts say. What was before is for the project’s owner alone',
    body: z.object({
      scrollId,
      transcriptIds,
      items: z
        .array(
          z.object({
            kind: z.enum(hiddenKinds),
            words: z.array(hiddenWord).check(z.minLength(1), z.maxLength(50)),
            shown: shownWord,
          }),
        )
        .check(z.minLength(1), z.maxLength(500)),
    }),
    data: z.object({ places: z.number(), transcripts: z.number() }),
  }),
  pseudonyms: call({
    ...ofAll,
    method: 'GET',
    path: '/talks/transcript/pseudonyms',
    summary: 'Who or what stands behind what is shown. For the project’s owner',
    query: z.object({ scrollId }),
    data: z.object({
      items: z.array(
        z.object({
          pseudonymId: z.string(),
          kind: z.enum(hiddenKinds),
          words: z.array(z.string()),
          shown: z.string(),
          nickName: z.string(),
          time: z.number(),
        }),
      ),
    }),
  }),
  putBack: call({
    ...ofAll,
    method: 'POST',
    path: '/talks/transcript/putBack',
    logged: { action: 'transcript.put-back' },
    summary: 'Put the first of the words back wherever something stands instead. By the project’s owner',
    body: z.object({ scrollId, pseudonymId }),
    data: z.object({ places: z.number(), transcripts: z.number() }),
  }),
};

export const transcriptFileFormats = ['docx', 'xlsx', 'txt'] as const;
export type TranscriptFileFormat = (typeof transcriptFileFormats)[number];

export const transcriptFileCalls = {
  export: call({
    ...reads,
    method: 'GET',
    path: '/talks/transcript/export',
    answers: 'file',
    summary: 'A transcript as a file: with its translation and its codes beside it where there are any',
    query: z.object({ ...address, format: z.enum(transcriptFileFormats) }),
    data: z.custom<Uint8Array>(),
  }),
  exportProject: call({
    ...reads,
    method: 'GET',
    path: '/talks/transcript/exportProject',
    answers: 'file',
    summary:
      'The project for other programs (REFI-QDA, qdpx): transcripts, people with what is known of them, codes and where they stand. Recordings are not in it',
    query: z.object({ scrollId }),
    data: z.custom<Uint8Array>(),
  }),
};
