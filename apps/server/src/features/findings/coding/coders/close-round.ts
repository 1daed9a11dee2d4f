import type { CallData, CallInput, codingRoundCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../../authorisation/actor.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { touchRecords } from '../../../collect/answering/index.ts';
import { saidIn } from '../../data-set/index.ts';
import { lockCoding } from '../code-answers.ts';
import { insertDeed } from '../coding.repository.ts';
import { insertJudgedMarks, type JudgedMark } from '../mark.repository.ts';
import { openCoding } from '../open-coding.ts';
import { compareJudgements } from './compare-judgements.ts';
import { deleteJudgements, listJudgements } from './judgement.repository.ts';
import { readTexts } from './read-texts.ts';
import { listRoundAnswers, listRoundCoders, writeClosed } from './round.repository.ts';
import { findRoundThat, lockLedRound, requireRound } from './rounds.ts';

type Calls = typeof codingRoundCalls;

/**
 * What two or more coders said alike counts from now on, in the name of each of them and on the words of each. What somebody said of an answer that
 * says something else by now is no judgement of it.
 */
export async function closeRound(
  platform: Platform,
  actor: Actor,
  sent: CallInput<Calls['close']>,
): Promise<CallData<Calls['close']>> {
  const coding = await openCoding(platform, actor, sent);
  const { scrollId, codingId } = coding;
  const { pool } = platform.database;
  const { roundId } = await findRoundThat(pool, codingId, sent.roundId, 'open');
  const drawn = await listRoundAnswers(pool, roundId);
  const texts = await readTexts(coding, drawn);
  const at = platform.clock.now();
  const deed = { deedId: newId(), codingId, personId: actor.personId, at };
  return platform.database.transaction(async db => {
    const { codes } = await lockCoding(db, coding);
    requireRound(await lockLedRound(db, actor, coding, roundId), 'open');
    const coders = await listRoundCoders(db, [roundId]);
    const given = await listJudgements(db, roundId, [...texts.keys()]);
    const isStale = ({ id, said }: (typeof given)[number]) => said !== saidIn(texts.get(id)!, undefined);
    await deleteJudgements(db, roundId, given.filter(isStale));
    const compared = compareJudgements(
      given.filter(one => !isStale(one)),
      coders.length,
    );
    const marks = [...compared].flatMap(([id, { judged, agreed }]) =>
      judged.flatMap((own, place) =>
        (own ?? []).flatMap(({ code, span }): JudgedMark[] => {
          if (!agreed.includes(code)) return [];
          const words = span ?? undefined;
          return [{ id, code, span: words, said: saidIn(texts.get(id)!, words), personId: coders[place]!.personId }];
        }),
      ),
    );
    const ids = new Set(await touchRecords(db, scrollId, [...new Set(marks.map(({ id }) => id))]));
    await insertDeed(db, { ...deed, kind: 'close', roundId });
    const accepted = marks.filter(({ id }) => ids.has(id));
    await insertJudgedMarks(db, { ...deed, scrollId, marks: accepted });
    await writeClosed(db, roundId, codes, at);
    const differing = [...compared.values()].filter(({ disputed }) => disputed.length > 0);
    return { accepted: new Set(accepted.map(({ id }) => id)).size, differing: differing.length };
  });
}
