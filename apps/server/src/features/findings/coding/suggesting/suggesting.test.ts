import { codingCalls, codingFrameCalls, codingSuggestionCalls, errorCodes, jobCalls } from '@wenshu/api-contract';
import { measuredFeeling } from '@wenshu/words';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { type CodedSurvey, dear, recordId, service, worth } from '../../../../testing/coding/coded-survey.ts';
import { buildSuggestedSurvey, written } from '../../../../testing/coding/suggested-survey.ts';
import { runJob } from '../../../people/jobs/index.ts';
import { suggestCodesJob } from './suggest-codes-job.ts';

vi.setConfig({ testTimeout: 180_000 });

const kinds = new Map([[suggestCodesJob.kind, suggestCodesJob]]);
let test: TestApp;
let coder: TestPerson;
let coded: CodedSurvey;
beforeAll(async () => {
  test = await buildTestApp({ env: { DATABASE_CONNECTIONS: '8' } });
  coder = await buildPerson(test.platform);
}, 180_000);
afterAll(() => test.close());
beforeEach(async () => {
  coded = await buildSuggestedSurvey(test, coder);
}, 180_000);

const codingId = () => coded.coding.codingId;
const serialOf = (id: string) => Number(id.slice('import'.length));
/** In their order: what was written by people who were not coded yet. */
const uncoded = written.flatMap(({ isCoded }, at) => (isCoded ? [] : [at + 1]));
const list = (more: object = {}, person = coder) =>
  coded.got(codingSuggestionCalls.list, { codingId: codingId(), count: 200, ...more }, person);
const state = (person = coder) => coded.got(codingSuggestionCalls.state, { codingId: codingId() }, person);
const judge = (sent: object, person = coder) =>
  coded.got(codingSuggestionCalls.judge, { codingId: codingId(), ...sent }, person);
const suggest = async (person = coder) => {
  const { jobId } = await coded.got(codingSuggestionCalls.start, { codingId: codingId() }, person);
  // Whoever opens the page anew finds the job that is at it; nobody else's is told.
  expect((await state(person)).jobId).toBe(jobId);
  await runJob(test.platform, kinds, jobId);
  expect((await state(person)).jobId).toBeNull();
  const { data } = await test.call(jobCalls.get, { jobId }, asPerson(person));
  expect(data).toMatchObject({ job: { state: 'done' } });
};
const codesOf = async (serial: number) => {
  const { items } = await coded.got(codingCalls.answers, { codingId: codingId(), count: 200 });
  const { marks } = items.find(({ answerRecordId }) => answerRecordId === recordId(serial))!;
  return marks.flatMap(({ code, state: how }) => (how === 'accepted' ? [code] : []));
};

describe('suggestions', () => {
  it('are learnt from what was coded, say how often that is right, and count as nothing until somebody accepts them', async () => {
    const before = await coded.counts();
    expect(await state()).toMatchObject({ coded: 24, uncoded: uncoded.length, waiting: [], last: null });
    await suggest();
    const { items, total } = await list();
    expect(total).toBe(items.length);
    const surest = new Map(items.toReversed().map(one => [serialOf(one.answerRecordId), one.code]));
    // What says something else than anything that was coded has none; of the others each has the right one.
    expect([...surest.keys()].toSorted((a, b) => a - b)).toEqual(uncoded.filter(at => written[at - 1]!.code !== null));
    for (const [at, code] of surest) expect([at, code]).toEqual([at, written[at - 1]!.code]);
    expect(items.map(({ sureness }) => sureness)).toEqual(items.map(one => one.sureness).toSorted((a, b) => b - a));
    expect(items.every(({ sureness }) => sureness > 0 && sureness < 1)).toBe(true);
    const { last, waiting } = await state();
    expect(last).toMatchObject({ learntFrom: 24, tried: 24, lookedAt: uncoded.length, proposedFor: surest.size });
    expect(last!.triedRight).toBeGreaterThan(18);
    expect(waiting.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(await coded.counts()).toEqual(before);
    expect((await list({ sort: 'doubtful' })).items).toEqual(items.toReversed());
    expect((await list({ code: dear })).items.map(({ code }) => code)).toEqual(
      items.filter(({ code }) => code === dear).map(({ code }) => code),
    );
  });

  it('are accepted and rejected one by one: an accepted one is a code, a rejected one does not come again, and both can be undone', async () => {
    await suggest();
    const { items } = await list();
    const [yes, no] = [items.find(({ code }) => code === dear)!, items.find(({ code }) => code === service)!];
    const done = await judge({ accept: [yes.markId], reject: [no.markId] });
    expect(done).toMatchObject({ accepted: 1, rejected: 1 });
    expect(await codesOf(serialOf(yes.answerRecordId))).toEqual([dear]);
    expect(await codesOf(serialOf(no.answerRecordId))).toEqual([]);
    expect((await coded.counts())[dear]).toBe(9);
    const ids = (await list()).items.map(({ markId }) => markId);
    expect(ids).not.toContain(yes.markId);
    expect(ids).not.toContain(no.markId);
    // Said twice is said once.
    expect(await judge({ accept: [yes.markId, no.markId] })).toMatchObject({ accepted: 0, rejected: 0 });
    await suggest();
    const again = (await list()).items.map(one => `${one.answerRecordId} ${one.code}`);
    expect(again).not.toContain(`${no.answerRecordId} ${service}`);
    expect(again.some(one => one.startsWith(yes.answerRecordId))).toBe(false);
    await coded.got(codingCalls.undo, { codingId: codingId(), deedId: done.deedId });
    expect((await coded.counts())[dear]).toBe(8);
    await suggest();
    expect((await list()).items.map(one => `${one.answerRecordId} ${one.code}`)).toContain(
      `${no.answerRecordId} ${service}`,
    );
  });

  it('are accepted all at once from a sureness on, after a sample that is the same whenever it is drawn', async () => {
    await suggest();
    const { items } = await list();
    const least = items[Math.floor(items.length / 2)]!.sureness;
    const wanted = items.filter(({ sureness }) => sureness >= least);
    expect(wanted.length).toBeLessThan(items.length);
    const drawn = (more: object) =>
      coded.got(codingSuggestionCalls.sample, { codingId: codingId(), least, count: 3, ...more });
    const sample = await drawn({});
    expect(sample.total).toBe(wanted.length);
    expect(sample.items).toHaveLength(3);
    expect(await drawn({})).toEqual(sample);
    const others = await Promise.all([2, 3, 4, 5].map(seed => drawn({ seed })));
    expect(others.some(({ items: [first] }) => first!.markId !== sample.items[0]!.markId)).toBe(true);
    const accepted = await coded.got(codingSuggestionCalls.acceptAll, { codingId: codingId(), least });
    expect(accepted).toMatchObject({ accepted: wanted.length, rejected: 0, left: 0 });
    // What is accepted for an answer leaves nothing of the same code, and the doubtful others wait.
    expect((await list()).total).toBe(items.length - wanted.length);
    await coded.got(codingCalls.undo, { codingId: codingId(), deedId: accepted.deedId });
    expect((await list()).total).toBe(items.length);
    const cleared = await coded.got(codingSuggestionCalls.clear, { codingId: codingId() });
    expect(cleared).toMatchObject({ accepted: 0, rejected: items.length });
    expect((await state()).waiting).toEqual([]);
  });

  it('are of the records that somebody sees: others are learnt from, listed and judged by nobody else', async () => {
    const northern = await coded.addNorthern(['analysis.collate', 'records.view']);
    await suggest();
    const all = (await list()).items;
    const theirs = (await list({}, northern)).items;
    expect(theirs.map(({ markId }) => markId)).toEqual(
      all.filter(one => serialOf(one.answerRecordId) % 2 === 0).map(({ markId }) => markId),
    );
    expect(theirs.length).toBeLessThan(all.length);
    // What the last run found is told to whoever asked for it.
    expect((await state(northern)).last).toBeNull();
    const hidden = all.find(one => serialOf(one.answerRecordId) % 2 === 1)!;
    expect(await judge({ accept: [hidden.markId] }, northern)).toMatchObject({ accepted: 0 });
    expect((await list()).total).toBe(all.length);
    // Half of the coded answers are theirs, and half of 24 is too few to learn from.
    const { jobId } = await coded.got(codingSuggestionCalls.start, { codingId: codingId() }, northern);
    await runJob(test.platform, kinds, jobId);
    const { data } = await test.call(jobCalls.get, { jobId }, asPerson(northern));
    expect(data).toMatchObject({ job: { state: 'failed' } });
    expect((await list()).total).toBe(all.length);
  });

  it('wait for nobody where the answer says something else, has the code, or counts no more; a retired code is not accepted', async () => {
    await suggest();
    const { items } = await list();
    const ofDear = items.filter(({ code }) => code === dear);
    const [changed, given, gone] = ofDear.map(one => serialOf(one.answerRecordId)) as [number, number, number];
    const sql = (text: string, values: readonly unknown[]) =>
      test.platform.database.pool.query(text, [coded.survey.scrollId, ...values]);
    const [question] = coded.coding.variable.split('.');
    await sql(
      `update answer_record set answers = jsonb_set(answers, $3, '"No idea"'), changed = pg_current_xact_id()
        where scroll_id = $1 and serial = $2`,
      [changed, [question]],
    );
    await coded.code([given], [dear]);
    await sql(
      `update answer_record set set_aside = 'invalid', changed = pg_current_xact_id() where scroll_id = $1 and serial = $2`,
      [gone],
    );
    const left = new Set((await list({ code: dear })).items.map(one => serialOf(one.answerRecordId)));
    for (const serial of [changed, given, gone]) expect(left.has(serial)).toBe(false);
    expect(left.size).toBe(new Set(ofDear.map(one => one.answerRecordId)).size - 3);
    const stale = ofDear.find(one => serialOf(one.answerRecordId) === changed)!;
    expect(await judge({ accept: [stale.markId] })).toMatchObject({ accepted: 0, rejected: 0 });
    const { frameId, version } = coded.frame;
    const retire = [{ does: 'retire', code: worth, isRetired: true }];
    await coded.got(codingFrameCalls.edit, { scrollId: undefined, frameId, version, commands: retire });
    const ofWorth = items.filter(({ code }) => code === worth).map(({ markId }) => markId);
    const answer = await coded.ask(codingSuggestionCalls.judge, { codingId: codingId(), accept: ofWorth });
    expect(answer.code).toBe(errorCodes.frameNotPossible.code);
    expect(await judge({ reject: ofWorth })).toMatchObject({ rejected: ofWorth.length });
  });

  it('are accepted once by two people at the same moment, and a new look beside them breaks nothing', async () => {
    await suggest();
    const { items } = await list();
    const colleague = await buildPerson(test.platform);
    await giveRights(test.platform, colleague, coded.survey.scrollId, ['analysis.collate', 'records.view']);
    const accept = items.map(({ markId }) => markId);
    const [first, second] = await Promise.all([
      judge({ accept }),
      judge({ accept: accept.toReversed() }, colleague),
      suggest(colleague),
    ]);
    expect(first.accepted + second.accepted).toBeLessThanOrEqual(items.length);
    const { rows } = await test.platform.database.pool.query(
      `select answer_record_id, code, count(*)::int as count from code_mark
        where coding_id = $1 and ended_at is null and state = 'accepted' and coder = 'helper' group by 1, 2 having count(*) > 1`,
      [codingId()],
    );
    expect(rows).toEqual([]);
  });

  it('of feeling need nothing that was coded, and are as sure as the house was measured to be', async () => {
    const frame = await coded.got(codingFrameCalls.create, { scrollId: undefined, name: 'Mood', purpose: 'feeling' });
    expect(frame.codes.map(({ code, en }) => [code, en])).toEqual([
      [1, 'Positive'],
      [2, 'Negative'],
      [3, 'Mixed'],
      [4, 'Neutral'],
    ]);
    const { variable } = coded.coding;
    const mood = await coded.got(codingCalls.setUp, { variable, frameId: frame.frameId });
    const { jobId } = await coded.got(codingSuggestionCalls.start, { codingId: mood.codingId });
    await runJob(test.platform, kinds, jobId);
    const { items, total } = await coded.got(codingSuggestionCalls.list, { codingId: mood.codingId, count: 200 });
    expect(total).toBe(written.length);
    const feltBy = new Map(items.map(one => [one.text, one]));
    expect(feltBy.get('客服态度太差')).toMatchObject({ code: 2 });
    expect(feltBy.get('性价比很高')).toMatchObject({ code: 1 });
    expect(feltBy.get('packaging')).toMatchObject({ code: 4 });
    expect(feltBy.get('客服态度太差')!.sureness).toBeCloseTo(measuredFeeling('zh', 'negative'), 6);
    expect(feltBy.get('packaging')!.sureness).toBeCloseTo(measuredFeeling('en', 'neutral'), 6);
    const copied = await coded.got(codingFrameCalls.copy, {
      scrollId: undefined,
      frameId: frame.frameId,
      name: 'Again',
    });
    expect([frame.purpose, copied.purpose, coded.frame.purpose]).toEqual(['feeling', 'feeling', 'topics']);
  });
});
