import type { Value } from '@wenshu/analysis';
import type { CallData, CallInput, codingCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { touchRecords } from '../../collect/answering/index.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { type Span, saidIn, stillSays } from '../data-set/index.ts';
import { listBlind } from './blind.repository.ts';
import { beginDeed, type CodingRow, keepCoding } from './coding.repository.ts';
import { type FrameRow, keepFrame } from './frame.repository.ts';
import { endMarks, insertMarks, listMarks, listOtherMarks, type MarkRow } from './mark.repository.ts';
import { type OpenCoding, openCoding } from './open-coding.ts';

type Sent = CallInput<typeof codingCalls.code>;
type Done = CallData<typeof codingCalls.code>;

/** Codes given to answers and taken from them, as one deed. What does not stand any more ends with it: whoever codes has looked again. */
export async function codeAnswers(platform: Platform, actor: Actor, sent: Sent): Promise<Done> {
  const coding = await openCoding(platform, actor, sent);
  return codeTexts(platform, actor, coding, await textsOf(coding, sent.answerRecordIds), sent);
}

type Given = Pick<Sent, 'add' | 'remove' | 'span'> & {
  /** The deed that it goes on with: one’s own, that has not been undone. */
  readonly deedId?: string | undefined;
};

/** By answer what it says. */
export async function codeTexts(
  platform: Platform,
  actor: Actor,
  coding: OpenCoding,
  texts: ReadonlyMap<string, string>,
  { add, remove, span, deedId = newId() }: Given,
): Promise<Done> {
  const { scrollId, codingId } = coding;
  if (span && [...texts.values()].some(text => text.length < span.to))
    throw new Refusal('frameNotPossible', { field: 'span', params: { word: 'no-such-words' } });
  const deed = { deedId, codingId, personId: actor.personId, at: platform.clock.now() };
  return platform.database.transaction(async db => {
    const { codes } = await lockCoding(db, coding);
    requireGiven(codes, add);
    if (!(await beginDeed(db, deed))) throw new Refusal('codingNotFound');
    const ids = await touchRecords(db, scrollId, [...texts.keys()]);
    if ((await listBlind(db, { codingId, personId: actor.personId, ids })).size > 0) throw new Refusal('answerIsBlind');
    const known = await listMarks(db, { scrollId, codingId, ids });
    const isOver = (mark: MarkRow) => isTaken(mark, remove, span) || !stands(mark, texts.get(mark.answerRecordId));
    const other = span || remove.length === 0 ? [] : await listOtherMarks(db, { scrollId, codingId, ids });
    const over = [...known.filter(isOver), ...other.filter(mark => isTaken(mark, remove, undefined))];
    const ended = await endMarks(db, scrollId, over, deed);
    const marks = ids.flatMap(id => {
      const said = saidIn(texts.get(id)!, span);
      return [...new Set(add)].map(code => ({ id, code, said }));
    });
    const added = await insertMarks(db, { ...deed, scrollId, span, marks });
    return { deedId: deed.deedId, added, ended };
  });
}

/** What is coded stays as it is until the transaction ends: the survey first, then what stands below it, records last. */
export async function lockCoding(
  db: Queryable,
  { scrollId, codingId, frameId }: Pick<CodingRow, 'scrollId' | 'codingId' | 'frameId'>,
): Promise<FrameRow> {
  await keepSurveys(db, [scrollId]);
  const isThere = await keepCoding(db, scrollId, codingId);
  const frame = isThere ? await keepFrame(db, frameId) : undefined;
  if (!frame) throw new Refusal('codingNotFound');
  return frame;
}

/** Answers that the person may not see are refused like those that are not there; a record that says nothing is left out. */
async function textsOf(
  { dataSet, variable }: OpenCoding,
  sent: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(sent)];
  const rows = await dataSet.readRecords(ids);
  if (rows.size < ids.length) throw new Refusal('answerRecordNotFound');
  return new Map(
    ids.flatMap(id => {
      const text = rows.get(id)![variable];
      return typeof text === 'string' ? [[id, text] as const] : [];
    }),
  );
}

export function requireGiven(codes: FrameRow['codes'], wanted: readonly number[], field = 'add'): void {
  const known = new Map(codes.map(one => [one.code, one]));
  for (const code of wanted) {
    const found = known.get(code);
    if (!found || found.isRetired)
      throw new Refusal('frameNotPossible', {
        field,
        params: { word: found ? 'code-retired' : 'code-unknown' },
      });
  }
}

/** Of what counts. With a span only on these words. */
function isTaken({ code, state, from, to }: MarkRow, remove: readonly number[], span: Span | undefined): boolean {
  if (state !== 'accepted' || !remove.includes(code)) return false;
  return span === undefined || (span.from === from && span.to === to);
}

export function stands({ from, to, said }: Pick<MarkRow, 'from' | 'to' | 'said'>, text: Value | undefined): boolean {
  return stillSays(text, from === null || to === null ? undefined : { from, to }, said);
}
