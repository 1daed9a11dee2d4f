import { type Frame, type FrameCodes, MOST_CODES } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import type { QdaCode } from '@wenshu/transcripts';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { touchRecords } from '../../collect/answering/index.ts';
import { type Span, saidIn } from '../data-set/index.ts';
import { addFrame } from './add-frame.ts';
import { lockCoding } from './code-answers.ts';
import { beginDeed } from './coding.repository.ts';
import { LONGEST } from './frame-file/frame-rows.ts';
import { frameOfCodes } from './frame-file/read-codebook-xml.ts';
import { insertJudgedMarks } from './mark.repository.ts';
import { setUpCoding } from './set-up-coding.ts';

export interface BroughtCoding {
  readonly scrollId: string;
  readonly codingId: string;
  readonly frameId: string;
  /** By the id that another program knows a code by. A frame has no room for all of a very long list. */
  readonly numbers: ReadonlyMap<string, number>;
}

interface Beginning {
  readonly scrollId: string;
  readonly variable: string;
  readonly name: string;
  readonly codes: readonly QdaCode[];
}

/** A text is coded from now on with the codes that another program had; null where it had none. */
export async function beginBroughtCoding(
  platform: Platform,
  actor: Actor,
  { scrollId, variable, name, codes }: Beginning,
  language: Language,
): Promise<BroughtCoding | null> {
  // Each behind the one above it, so that none is left without.
  const some = codes.slice(0, MOST_CODES);
  if (some.length === 0) return null;
  const frame: Frame = { codes: shortened(frameOfCodes(some)), nextCode: some.length + 1 };
  const named = { enterpriseId: undefined, name, purpose: 'topics' } as const;
  const { frameId } = await addFrame(platform, actor, named, frame);
  const { codingId } = await setUpCoding(platform, actor, { scrollId, variable, frameId }, language);
  return { scrollId, codingId, frameId, numbers: new Map(some.map(({ id }, place) => [id, place + 1])) };
}

/** Other programs know no longest name, and whoever brings a project does not want it refused for one. */
const shortened = (codes: FrameCodes): FrameCodes =>
  codes.map(code => ({
    ...code,
    zh: cut(code.zh, LONGEST.zh),
    en: cut(code.en, LONGEST.en),
    definition: cut(code.definition, LONGEST.definition),
    // A code that things are coded with can be given.
    isRetired: false,
  }));

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

interface Mark {
  readonly id: string;
  readonly code: number;
  readonly span: Span | undefined;
  /** What the record says. */
  readonly text: string;
}

/** Codes that came with records, in the name of whoever brings them and as one deed. In the transaction that writes the records, below the survey's lock. */
export async function giveBroughtCodes(
  db: Queryable,
  coding: BroughtCoding,
  { personId, at }: { readonly personId: string; readonly at: Date },
  marks: readonly Mark[],
): Promise<number> {
  if (marks.length === 0) return 0;
  const { scrollId, codingId } = coding;
  await lockCoding(db, coding);
  const deed = { deedId: newId(), codingId, personId, at };
  if (!(await beginDeed(db, deed))) throw new Refusal('codingNotFound');
  await touchRecords(db, scrollId, [...new Set(marks.map(({ id }) => id))]);
  const given = marks.map(({ text, ...mark }) => ({ ...mark, said: saidIn(text, mark.span), personId }));
  return insertJudgedMarks(db, { ...deed, scrollId, marks: given });
}
