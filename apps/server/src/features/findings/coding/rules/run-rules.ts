import { every, type Filter } from '@wenshu/analysis';
import { groupBy } from '@wenshu/survey-core';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { touchRecords } from '../../../collect/answering/index.ts';
import {
  findSeen,
  haveNews,
  listChangedIds,
  listSavedVariables,
  notDeleted,
  openDataSet,
  saidIn,
} from '../../data-set/index.ts';
import { lockCoding } from '../code-answers.ts';
import { type CodingRow, findCoding } from '../coding.repository.ts';
import { type FrameRow, findFrame } from '../frame.repository.ts';
import { endMarks } from '../mark.repository.ts';
import { findAside } from '../reading/answers-aside.ts';
import { readAnswers } from '../reading/read-answers.ts';
import {
  claimWatch,
  endWatch,
  insertRuleDeed,
  keepRule,
  listRules,
  listUnsettled,
  listWatches,
  type RuleRow,
  writeReached,
} from './rule.repository.ts';
import { insertRuleMarks, listRuleMarks, listTakenAway, type RuleMark } from './rule-mark.repository.ts';
import { rulesJob } from './rules-job.ts';

const EVERY_MINUTE = '* * * * *';
/** Far longer than the longest part of it takes: who died is followed after it. */
const CLAIM_MS = 10 * 60_000;
/** Answers whose marks change in one transaction. */
const PART = 500;
/** Whole records that are read at once to see what they say. */
const READ_PART = 200;

export async function scheduleRules(platform: Platform): Promise<void> {
  await platform.jobs.work(rulesJob, () => runRules(platform));
  await platform.jobs.every(rulesJob, EVERY_MINUTE, {});
}

/** Marks become what rules say, wherever a rule has changed or records have. One coding that fails keeps none of the others back. */
export async function runRules(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const failures: unknown[] = [];
  const watches = await listWatches(database.pool, clock.now());
  const news = await haveNews(database.pool, watches);
  for (const [at, { codingId, scrollId, isUnsettled }] of watches.entries()) {
    if (!isUnsettled && !news[at]) continue;
    const now = clock.now();
    const seen = await claimWatch(database.pool, codingId, now, new Date(now.getTime() + CLAIM_MS));
    if (seen === undefined) continue;
    const run = runOne(platform, scrollId, codingId, seen);
    const next = await run.catch(error => void failures.push(error));
    await endWatch(database.pool, codingId, next ?? undefined);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The rules of some codings could not be run');
}

/** What was seen of the records by then. */
async function runOne(
  platform: Platform,
  scrollId: string,
  codingId: string,
  seen: string,
): Promise<string | undefined> {
  const { pool } = platform.database;
  const coding = await findCoding(pool, scrollId, codingId);
  if (!coding) return undefined;
  const dataSet = openDataSet(platform, {
    scrollId,
    range: notDeleted,
    saved: await listSavedVariables(pool, scrollId),
  });
  const runner = new RuleRunner(platform, coding, dataSet);
  await runner.settle();
  // Before the look: what changes during it is looked at the next time.
  const next = await findSeen(pool);
  const changed = await listChangedIds(pool, scrollId, seen);
  for (let from = 0; from < changed.length; from += READ_PART)
    await runner.follow(changed.slice(from, from + READ_PART));
  return next;
}

/** What a rule’s marks must become. */
interface Plan {
  readonly end: readonly RuleMark[];
  readonly give: readonly { readonly id: string; readonly said: string }[];
}

class RuleRunner {
  readonly #platform: Platform;
  readonly #coding: CodingRow;
  readonly #dataSet: ReturnType<typeof openDataSet>;

  constructor(platform: Platform, coding: CodingRow, dataSet: ReturnType<typeof openDataSet>) {
    this.#platform = platform;
    this.#coding = coding;
    this.#dataSet = dataSet;
  }

  /** Rules that were changed, until none is left: somebody may change one meanwhile. */
  async settle(): Promise<void> {
    for (;;) {
      const [rule] = await listUnsettled(this.#pool, this.#coding.codingId);
      if (!rule) return;
      await this.#settleOne(rule);
    }
  }

  /** Records that came or say something else. */
  async follow(ids: readonly string[]): Promise<void> {
    const { codingId, variable } = this.#coding;
    const codes = await this.#codes();
    const rules = (await listRules(this.#pool, codingId)).filter(rule => rule.reached === null && gives(rule, codes));
    if (rules.length === 0) return;
    const rows = await this.#dataSet.readRecords(ids);
    const texts = new Map<string, string>();
    for (const [id, row] of rows) if (typeof row[variable] === 'string') texts.set(id, row[variable]);
    const plans = await this.#plan(rules, texts, [...rows.keys()]);
    for (const [at, rule] of rules.entries()) {
      const plan = plans[at]!;
      if (plan.end.length + plan.give.length === 0) continue;
      await this.#perform(rule, plan, { deedId: newId(), isByItself: true });
    }
  }

  get #pool() {
    return this.#platform.database.pool;
  }

  async #codes(): Promise<FrameRow['codes']> {
    return (await findFrame(this.#pool, this.#coding.frameId))?.codes ?? [];
  }

  async #settleOne(rule: RuleRow): Promise<void> {
    const { codingId, variable } = this.#coding;
    const { ruleId } = rule;
    const isMeant = rule.isOn && !rule.isRemoved;
    const isPaused = isMeant && !gives(rule, await this.#codes());
    let plan: Plan = { end: [], give: [] };
    if (isMeant && !isPaused) {
      const written: Filter = every([notDeleted, { test: 'answered', variable, is: true }]);
      const asked = { dataSet: this.#dataSet, variable };
      const { ids, texts } = await readAnswers(asked, new AbortController().signal, written);
      [plan = plan] = await this.#plan([rule], new Map(ids.map((id, at) => [id, texts[at]!])));
    } else if (!isPaused) plan = { end: await listRuleMarks(this.#pool, { codingId, ruleIds: [ruleId] }), give: [] };
    await this.#perform(rule, plan, { deedId: rule.deedId, isByItself: false });
  }

  /** By rule. Of an answer that is none of these nothing is known, unless it is among those that were looked at. */
  async #plan(
    rules: readonly RuleRow[],
    texts: ReadonlyMap<string, string>,
    looked?: readonly string[],
  ): Promise<readonly Plan[]> {
    const { codingId } = this.#coding;
    const ids = [...texts.keys()];
    const asked = { codingId, ruleIds: rules.map(({ ruleId }) => ruleId), ids: looked };
    const [live, taken] = [await listRuleMarks(this.#pool, asked), await listTakenAway(this.#pool, asked)];
    const who = { lane: 'jobs', personId: codingId } as const;
    const patterns = rules.map(({ pattern }) => pattern);
    const found = await findAside(this.#platform, who, [...texts.values()], patterns);
    const isLooked = new Set(looked ?? ids);
    return rules.map(({ ruleId, code }, at) => {
      const wanted = new Map(
        [...found[at]!.places].map(place => [ids[place]!, saidIn(texts.get(ids[place]!)!, undefined)]),
      );
      const isRight = (mark: Omit<RuleMark, 'markId'>) => mark.code === code && wanted.get(mark.id) === mark.said;
      const own = live.filter(mark => mark.ruleId === ruleId);
      const settled = [...own, ...taken.filter(mark => mark.ruleId === ruleId)].filter(isRight);
      for (const { id } of settled) wanted.delete(id);
      const isOver = (mark: RuleMark) => isLooked.has(mark.id) && !settled.includes(mark);
      return { end: own.filter(isOver), give: [...wanted].map(([id, said]) => ({ id, said })) };
    });
  }

  /** In parts, each of them whole; a rule that somebody changes meanwhile is begun anew. */
  async #perform(
    rule: RuleRow,
    { end, give }: Plan,
    { deedId, isByItself }: { readonly deedId: string; readonly isByItself: boolean },
  ): Promise<void> {
    const { database, clock } = this.#platform;
    const { scrollId, codingId } = this.#coding;
    const { ruleId, code } = rule;
    const all = [...new Set([...end, ...give].map(({ id }) => id))].sort();
    const [endOf, giveOf] = [byId(end), byId(give)];
    for (let from = 0; from < all.length; from += PART) {
      const part = all.slice(from, from + PART);
      const isDone = await database.transaction(async db => {
        await lockCoding(db, this.#coding);
        if (!(await keepRule(db, rule))) return false;
        const at = clock.now();
        if (isByItself && from === 0)
          await insertRuleDeed(db, { deedId, codingId, personId: null, at, ruleId, before: null });
        const ids = await touchRecords(db, scrollId, part);
        const over = ids.flatMap(id => endOf.get(id) ?? []);
        const marks = over.map(({ id, markId }) => ({ answerRecordId: id, markId }));
        await endMarks(db, scrollId, marks, { deedId, at });
        const fresh = ids.flatMap(id => giveOf.get(id) ?? []);
        await insertRuleMarks(db, { scrollId, codingId, ruleId, code, deedId, at, marks: fresh });
        return isByItself || writeReached(db, rule, Math.min(from + PART, all.length), all.length);
      });
      if (!isDone) return;
    }
    if (!isByItself) await writeReached(this.#pool, rule, null, all.length);
  }
}

const byId = <One extends { readonly id: string }>(marks: readonly One[]) => groupBy(marks, ({ id }) => id);

/** A code that is retired is not given any more; what was coded with it stays. */
const gives = ({ isOn, isRemoved, code }: RuleRow, codes: FrameRow['codes']) =>
  isOn && !isRemoved && codes.some(one => one.code === code && !one.isRetired);
