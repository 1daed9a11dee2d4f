import { type ReadRule, readRule } from '@wenshu/words';
import type { Actor } from '../../../../authorisation/actor.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { lockCoding } from '../code-answers.ts';
import { markUndone } from '../coding.repository.ts';
import type { FrameRow } from '../frame.repository.ts';
import { requireAllRecords } from '../frame-access.ts';
import type { OpenCoding } from '../open-coding.ts';
import {
  beginWatch,
  findRuleDeed,
  insertRule,
  insertRuleDeed,
  lockRule,
  type RuleRow,
  type RuleState,
  writeRule,
} from './rule.repository.ts';
import { rulesJob } from './rules-job.ts';

export const MOST_RULES = 200;

interface Change {
  /** Left out for a new one. */
  readonly ruleId?: string | undefined;
  /** The one that was looked at. */
  readonly version?: number | undefined;
  readonly to: (before: RuleRow | undefined) => RuleState;
  /** The deed that this one takes back. */
  readonly undoes?: string;
}

/** What is wrong with a rule is told with its place. */
export function requirePattern(pattern: string): void {
  const read: ReadRule = readRule(pattern);
  if ('problem' in read)
    throw new Refusal('codingRuleWrong', { field: 'pattern', params: { word: read.problem, at: read.at } });
}

/** A rule becomes another one, as a deed. Its marks follow, away from who asks. */
export async function changeRule(
  platform: Platform,
  actor: Actor,
  coding: OpenCoding,
  { ruleId = newId(), version, to, undoes }: Change,
): Promise<{ readonly ruleId: string; readonly deedId: string }> {
  const { database, clock, jobs } = platform;
  const { codingId } = coding;
  const { personId } = actor;
  const deed = { deedId: newId(), codingId, personId, at: clock.now(), ruleId };
  await database.transaction(async db => {
    await requireAllRecords(db, actor, [coding]);
    const { codes } = await lockCoding(db, coding);
    const before = await lockRule(db, codingId, ruleId);
    if (version !== undefined && before?.version !== version) throw new Refusal('codingRuleChanged');
    const state = to(before);
    if (state.isOn && !state.isRemoved) requireCode(codes, state.code);
    if (undoes !== undefined && !(await markUndone(db, { deedId: undoes, codingId, personId }, deed.deedId)))
      throw new Refusal('codingNotFound');
    await insertRuleDeed(db, { ...deed, before: before ? stateOf(before) : null });
    const changed = { ...deed, ...state };
    if (before) await writeRule(db, changed);
    else if (!(await insertRule(db, changed, MOST_RULES)))
      throw new Refusal('codingRuleWrong', { params: { word: 'too-many-rules', at: 0 } });
    await beginWatch(db, codingId);
    await jobs.send(rulesJob, {}, { within: db });
  });
  return { ruleId, deedId: deed.deedId };
}

/** The rule is again what it was before, as long as nobody has changed it since. Undefined where the deed changed no rule. */
export async function undoRuleDeed(
  platform: Platform,
  actor: Actor,
  coding: OpenCoding,
  deedId: string,
): Promise<string | undefined> {
  const found = await findRuleDeed(platform.database.pool, coding.codingId, deedId);
  if (!found) return undefined;
  const { ruleId, before } = found;
  const undone = await changeRule(platform, actor, coding, {
    ruleId,
    undoes: deedId,
    to(now) {
      if (now?.deedId !== deedId) throw new Refusal('codingRuleChanged');
      return before ?? { ...stateOf(now), isRemoved: true };
    },
  });
  return undone.deedId;
}

const stateOf = ({ pattern, code, isOn, isRemoved }: RuleState): RuleState => ({ pattern, code, isOn, isRemoved });

function requireCode(codes: FrameRow['codes'], code: number): void {
  const found = codes.find(one => one.code === code);
  if (!found || found.isRetired)
    throw new Refusal('frameNotPossible', { field: 'code', params: { word: found ? 'code-retired' : 'code-unknown' } });
}
