import type { CallData, CallInput, codingRoundCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../../authorisation/actor.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { saidIn } from '../../data-set/index.ts';
import { lockCoding, requireGiven } from '../code-answers.ts';
import { openCoding } from '../open-coding.ts';
import { deleteJudgements, listJudgements, writeJudgement } from './judgement.repository.ts';
import { readTexts } from './read-texts.ts';
import { keepRound, listRoundAnswers, listRoundCoders } from './round.repository.ts';
import { findRoundThat, requireRound } from './rounds.ts';

type Calls = typeof codingRoundCalls;

/** What a coder of an open round is to code, and has coded. Nobody is shown what others gave. */
export async function showRoundAnswers(
  platform: Platform,
  actor: Actor,
  sent: CallInput<Calls['answers']>,
): Promise<CallData<Calls['answers']>> {
  const { pool } = platform.database;
  const coding = await openCoding(platform, actor, sent);
  const { roundId } = await findRoundThat(pool, coding.codingId, sent.roundId, 'open');
  const own = await placeIn(pool, roundId, actor);
  const texts = [...(await readTexts(coding, await listRoundAnswers(pool, roundId)))];
  const shown = texts.slice(sent.from, sent.from + sent.count);
  const judgements = await listJudgements(
    pool,
    roundId,
    shown.map(([id]) => id),
  );
  const given = new Map(judgements.filter(({ place }) => place === own).map(one => [one.id, one]));
  return {
    total: texts.length,
    items: shown.map(([answerRecordId, text]) => {
      const judgement = given.get(answerRecordId);
      const isJudged = judgement?.said === saidIn(text, undefined);
      return { answerRecordId, text, isJudged, marks: isJudged ? [...judgement.marks] : [] };
    }),
  };
}

export async function judgeAnswer(
  platform: Platform,
  actor: Actor,
  sent: CallInput<Calls['judge']>,
): Promise<CallData<Calls['judge']>> {
  const { answerRecordId: id, isTakenBack } = sent;
  const coding = await openCoding(platform, actor, sent);
  const { codingId } = coding;
  const text = (await readTexts(coding, [id])).get(id);
  if (text === undefined) throw new Refusal('answerRecordNotFound');
  if (sent.marks.some(({ span }) => span && span.to > text.length))
    throw new Refusal('frameNotPossible', { field: 'marks', params: { word: 'no-such-words' } });
  const marks = sent.marks.map(({ code, span }) => ({ code, span: span ?? null }));
  await platform.database.transaction(async db => {
    const { codes } = await lockCoding(db, coding);
    const { roundId } = requireRound(await keepRound(db, { codingId, roundId: sent.roundId }), 'open');
    const place = await placeIn(db, roundId, actor);
    if (isTakenBack) return deleteJudgements(db, roundId, [{ id, place }]);
    requireGiven(
      codes,
      marks.map(({ code }) => code),
      'marks',
    );
    const judged = { roundId, id, place, said: saidIn(text, undefined), marks, at: platform.clock.now() };
    if (!(await writeJudgement(db, judged)))
      throw new Refusal('roundNotPossible', { field: 'answerRecordId', params: { word: 'not-in-round' } });
  });
  return null;
}

async function placeIn(db: Queryable, roundId: string, { personId }: Actor): Promise<number> {
  const coders = await listRoundCoders(db, [roundId]);
  const own = coders.find(coder => coder.personId === personId);
  if (!own) throw new Refusal('roundNotPossible', { params: { word: 'not-a-coder' } });
  return own.place;
}
