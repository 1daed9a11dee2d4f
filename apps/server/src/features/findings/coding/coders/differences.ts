import type { CallData, CallInput, codingRoundCalls } from '@wenshu/api-contract';
import { groupBy } from '@wenshu/survey-core';
import type { Actor } from '../../../../authorisation/actor.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { touchRecords } from '../../../collect/answering/index.ts';
import { saidIn } from '../../data-set/index.ts';
import { lockCoding, requireGiven } from '../code-answers.ts';
import { insertDeed } from '../coding.repository.ts';
import { insertDecisions } from '../decision.repository.ts';
import { endMarks, insertJudgedMarks, listMarks } from '../mark.repository.ts';
import { openCoding } from '../open-coding.ts';
import { compareJudgements, wordsOf } from './compare-judgements.ts';
import { listDecisions, listJudgements } from './judgement.repository.ts';
import { readTexts } from './read-texts.ts';
import { keepRound, listRoundAnswers, listRoundCoders } from './round.repository.ts';
import { findRoundThat, presentCoder, requireRound } from './rounds.ts';

type Calls = typeof codingRoundCalls;

export async function showDifferences(
  platform: Platform,
  actor: Actor,
  sent: CallInput<Calls['differences']>,
): Promise<CallData<Calls['differences']>> {
  const { list, code, from, count } = sent;
  const { pool } = platform.database;
  const coding = await openCoding(platform, actor, sent);
  const { scrollId, codingId } = coding;
  const { roundId } = await findRoundThat(pool, codingId, sent.roundId, 'closed');
  const texts = await readTexts(coding, await listRoundAnswers(pool, roundId));
  const coders = await listRoundCoders(pool, [roundId]);
  const compared = compareJudgements(await listJudgements(pool, roundId, [...texts.keys()]), coders.length);
  const decisions = await listDecisions(pool, roundId);
  const wanted = [...texts.keys()].filter(id => {
    const disputed = compared.get(id)?.disputed ?? [];
    if (disputed.length === 0 || (code !== undefined && !disputed.includes(code))) return false;
    return list === 'all' || decisions.has(id) === (list === 'decided');
  });
  const shown = wanted.slice(from, from + count);
  const marks = groupBy(
    await listMarks(pool, { scrollId, codingId, ids: shown }),
    ({ answerRecordId }) => answerRecordId,
  );
  return {
    total: wanted.length,
    coders: coders.map(coder => presentCoder(coder, actor)),
    items: shown.map(id => {
      const { judged, agreed, disputed } = compared.get(id)!;
      const decision = decisions.get(id);
      const held = new Set((marks.get(id) ?? []).flatMap(mark => (mark.state === 'accepted' ? [mark.code] : [])));
      return {
        answerRecordId: id,
        text: texts.get(id)!,
        judged: judged.map(own => own && [...own]),
        agreed: [...agreed],
        disputed: [...disputed],
        decision: decision
          ? {
              nickName: decision.nickName,
              time: decision.at.getTime(),
              codes: [...held].filter(one => !agreed.includes(one)),
            }
          : null,
      };
    }),
  };
}

/** In the name of whoever decides. A code in dispute that they do not take is taken from the answer, whoever gave it elsewhere. */
export async function decideAnswers(
  platform: Platform,
  actor: Actor,
  sent: CallInput<Calls['decide']>,
): Promise<CallData<Calls['decide']>> {
  const coding = await openCoding(platform, actor, sent);
  const { scrollId, codingId } = coding;
  const wanted = new Map(sent.decisions.map(({ answerRecordId, codes }) => [answerRecordId, new Set(codes)]));
  const texts = await readTexts(coding, [...wanted.keys()]);
  if (texts.size < wanted.size) throw new Refusal('answerRecordNotFound');
  const { personId } = actor;
  const deed = { deedId: newId(), codingId, personId, at: platform.clock.now() };
  return platform.database.transaction(async db => {
    const { codes } = await lockCoding(db, coding);
    const { roundId } = requireRound(await keepRound(db, { codingId, roundId: sent.roundId }), 'closed');
    for (const chosen of wanted.values()) requireGiven(codes, [...chosen], 'decisions');
    const ids = await touchRecords(db, scrollId, [...wanted.keys()]);
    if (ids.length < wanted.size) throw new Refusal('answerRecordNotFound');
    const coders = await listRoundCoders(db, [roundId]);
    const judgements = await listJudgements(db, roundId, ids);
    const compared = compareJudgements(judgements, coders.length);
    // Words that somebody marked mean something as long as the answer is the same.
    const changed = new Set(
      judgements.flatMap(({ id, said }) => (said === saidIn(texts.get(id)!, undefined) ? [] : [id])),
    );
    if (ids.some(id => !compared.get(id)?.disputed.length))
      throw new Refusal('roundNotPossible', { field: 'decisions', params: { word: 'not-differing' } });
    await insertDeed(db, { ...deed, kind: 'decide', roundId });
    if ((await insertDecisions(db, { ...deed, roundId, ids })) < ids.length)
      throw new Refusal('roundMovedOn', { params: { word: 'decided' } });
    const known = await listMarks(db, { scrollId, codingId, ids });
    const isRejected = ({ answerRecordId: id, code, state }: (typeof known)[number]) =>
      state === 'accepted' && compared.get(id)!.disputed.includes(code) && !wanted.get(id)!.has(code);
    const ended = await endMarks(db, scrollId, known.filter(isRejected), deed);
    const marks = ids.flatMap(id =>
      [...wanted.get(id)!].map(code => {
        const words = changed.has(id) ? undefined : wordsOf(compared.get(id)!, code);
        return { id, code, span: words, said: saidIn(texts.get(id)!, words), personId };
      }),
    );
    const added = await insertJudgedMarks(db, { ...deed, scrollId, marks });
    return { deedId: deed.deedId, added, ended };
  });
}
