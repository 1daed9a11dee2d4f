import { withNets } from '@wenshu/analysis';
import { LEAST_CODED } from '@wenshu/api-contract';
import type { SuggestedCode } from '@wenshu/words';
import type { Actor } from '../../../../authorisation/actor.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { ThreadProblem } from '../../../../platform/threads/thread-problem.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { keepRecords } from '../../../collect/answering/index.ts';
import { defineJob } from '../../../people/jobs/index.ts';
import { saidIn } from '../../data-set/index.ts';
import { listBlind } from '../blind.repository.ts';
import { lockCoding, stands } from '../code-answers.ts';
import { insertDeed } from '../coding.repository.ts';
import { feelingCodes } from '../feeling-codes.ts';
import { type FrameRow, findFrame } from '../frame.repository.ts';
import { listMarks } from '../mark.repository.ts';
import { type OpenCoding, openCoding } from '../open-coding.ts';
import { readAnswers } from '../reading/read-answers.ts';
import type { SuggestAnswer, SuggestTask } from './suggest-thread.ts';
import { endWaiting, insertRun, insertSuggestions, listWaiting, type NewSuggestion } from './suggestion.repository.ts';

interface SuggestInput {
  readonly scrollId: string;
  readonly codingId: string;
}

/** The newest of them: an index of all would say little more and take long. */
const MOST_LEARNT_FROM = 10_000;
/** Marks are read, and suggestions written, so many answers at a time. */
const AT_ONCE = 5_000;
const LETTERS_PER_MS = 100;

/** Codes proposed for what has none, learnt from what its person may see. Done twice, the second takes the place of the first. */
export const suggestCodesJob = defineJob<SuggestInput>(
  'findings.suggest-codes',
  async ({ platform, actor, input, signal, report }) => {
    const { pool } = platform.database;
    report(0.02, 'preparing');
    const coding = await openCoding(platform, actor, input);
    const frame = await findFrame(pool, coding.frameId);
    if (!frame) throw new Refusal('codingNotFound');
    const { personId } = actor;
    const answers = await readAnswers(coding, signal);
    const texts = new Map(answers.ids.map((id, at) => [id, answers.texts[at]!]));
    // What they code blind tells them nothing of what others gave it.
    const blind = await listBlind(pool, { codingId: coding.codingId, personId, ids: [...texts.keys()] });
    for (const id of blind) texts.delete(id);
    const known = await knownCodes(pool, coding, texts);
    const task = taskOf(frame, texts, known);
    const learntFrom = task.by === 'examples' ? task.coded.length : 0;
    if (task.by === 'examples' && learntFrom < LEAST_CODED)
      throw new Refusal('tooFewCoded', { params: { least: LEAST_CODED } });
    report(0.3);
    const uncoded = [...texts.keys()].filter(id => !known.has(id));
    const { suggested, tried } = await suggestAside(platform, actor, task, signal);
    report(0.8);
    const parents = new Map(frame.codes.map(({ code, parent }) => [code, parent]));
    const suggestions = suggested.flatMap((codes, at): NewSuggestion[] => {
      const id = uncoded[at]!;
      const said = saidIn(texts.get(id)!, undefined);
      return withoutNets(codes, code => parents.get(code)).map(one => ({ ...one, id, said }));
    });
    const deed = { deedId: newId(), codingId: coding.codingId, personId, at: platform.clock.now() };
    await platform.database.transaction(async db => {
      const { codes } = await lockCoding(db, coding);
      const givable = new Set(codes.flatMap(({ code, isRetired }) => (isRetired ? [] : [code])));
      const waiting = (await listWaiting(db, coding)).filter(({ answerRecordId }) => texts.has(answerRecordId));
      const before = waiting.map(({ answerRecordId }) => answerRecordId);
      const kept = await keepRecords(db, coding.scrollId, [
        ...new Set([...before, ...suggestions.map(({ id }) => id)]),
      ]);
      await insertDeed(db, deed);
      for (const ids of portions(kept)) await endWaiting(db, coding, ids, deed);
      const there = new Set(kept);
      const still = suggestions.filter(({ id, code }) => there.has(id) && givable.has(code));
      for (const some of portions(still)) await insertSuggestions(db, coding, some, deed);
      await insertRun(db, {
        runId: deed.deedId,
        codingId: coding.codingId,
        personId,
        endedAt: deed.at,
        learntFrom,
        tried: tried.answers,
        triedRight: tried.right,
        lookedAt: uncoded.length,
        proposedFor: suggested.filter(codes => codes.length > 0).length,
      });
    });
    return { data: { scrollId: coding.scrollId, codingId: coding.codingId } };
  },
  { needs: 'analysis.collate' },
);

/** A code counts for those above it: one of these says nothing that a surer one below it does not say. */
function withoutNets(codes: readonly SuggestedCode[], parentOf: Parameters<typeof withNets>[1]): SuggestedCode[] {
  const said = (at: number) => new Set(withNets(new Set(codes.slice(0, at).map(({ code }) => code)), parentOf));
  return codes.filter(({ code }, at) => !said(at).has(code));
}

function* portions<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE);
}

/** Of each answer that is coded, with what: as it stands. */
async function knownCodes(
  db: Queryable,
  { scrollId, codingId }: OpenCoding,
  texts: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const known = new Map<string, number[]>();
  for (const ids of portions([...texts.keys()]))
    for (const mark of await listMarks(db, { scrollId, codingId, ids })) {
      if (mark.state !== 'accepted' || !stands(mark, texts.get(mark.answerRecordId))) continue;
      known.set(mark.answerRecordId, [...(known.get(mark.answerRecordId) ?? []), mark.code]);
    }
  return known;
}

function taskOf(
  { codes, purpose }: FrameRow,
  texts: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, readonly number[]>,
): SuggestTask {
  const uncoded = [...texts].flatMap(([id, text]) => (known.has(id) ? [] : [text]));
  if (purpose === 'feeling') return { by: 'feeling', uncoded, codes: feelingCodes };
  const coded = [...known].slice(0, MOST_LEARNT_FROM).map(([id, given]) => ({ text: texts.get(id)!, codes: given }));
  const described = codes.flatMap(({ code, zh, en, definition, example, isRetired }) =>
    isRetired ? [] : [zh, en, definition, example].flatMap(text => (text === '' ? [] : [{ text, codes: [code] }])),
  );
  return { by: 'examples', coded, described, uncoded };
}

async function suggestAside(
  { threads }: Platform,
  { personId }: Actor,
  task: SuggestTask,
  signal: AbortSignal,
): Promise<SuggestAnswer> {
  const read = task.by === 'examples' ? [...task.coded.map(({ text }) => text), ...task.uncoded] : task.uncoded;
  const letters = read.reduce((sum, { length }) => sum + length, 0);
  const own = threads.of({ lane: 'jobs', personId, enterpriseId: undefined });
  const ways = { effortMs: letters / LETTERS_PER_MS, signal };
  // The thread is ours: it answers with this.
  return (await own.run('suggest', task, ways).catch(error => {
    throw error instanceof ThreadProblem && error.word !== 'cancelled' ? new Refusal('resultTooLarge') : error;
  })) as SuggestAnswer;
}
