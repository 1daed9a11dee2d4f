import type { CallData, CallInput, codingCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { touchRecords } from '../../collect/answering/index.ts';
import { lockCoding } from './code-answers.ts';
import { insertDeed, markUndone } from './coding.repository.ts';
import { undoDecisions } from './decision.repository.ts';
import { endMadeIn, giveBack, listTouchedBy } from './mark.repository.ts';
import { openCoding } from './open-coding.ts';
import { undoRuleDeed } from './rules/change-rule.ts';

type Undo = CallInput<typeof codingCalls.undo>;
type Done = CallData<typeof codingCalls.undo>;

/** Whole records: of thousands at once nobody else would be answered. */
const READ_PART = 500;

/** Once, by whoever did it, and within what they may see by now. It is a deed of its own, so that it can be undone too. */
export async function undoCoding(platform: Platform, actor: Actor, { deedId: undoes, ...asked }: Undo): Promise<Done> {
  const coding = await openCoding(platform, actor, asked);
  const byRule = await undoRuleDeed(platform, actor, coding, undoes);
  // What becomes of the rule’s marks is done away from here.
  if (byRule) return { deedId: byRule, added: 0, ended: 0 };
  const { scrollId, codingId, dataSet } = coding;
  const touched = await listTouchedBy(platform.database.pool, codingId, undoes);
  const seen: string[] = [];
  for (let from = 0; from < touched.length; from += READ_PART)
    seen.push(...(await dataSet.readRecords(touched.slice(from, from + READ_PART))).keys());
  const { personId } = actor;
  const deed = { deedId: newId(), codingId, personId, at: platform.clock.now() };
  return platform.database.transaction(async db => {
    const { codes } = await lockCoding(db, coding);
    if (!(await markUndone(db, { deedId: undoes, codingId, personId }, deed.deedId)))
      throw new Refusal('codingNotFound');
    const ids = await touchRecords(db, scrollId, seen);
    await insertDeed(db, { ...deed, kind: 'undo' });
    const undone = { ...deed, scrollId, ids, undoes, codes: codes.map(({ code }) => code) };
    const ended = await endMadeIn(db, undone);
    await undoDecisions(db, undone);
    return { deedId: deed.deedId, added: await giveBack(db, undone), ended };
  });
}
