import { type CallData, HELPER_AGREEMENT_VERSION, helperCalls, operationCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { beginOutwardPause, endOutwardPause } from '../../../platform/outward-pause.repository.ts';
import { buildEnterprise, buildMember, buildProject, type TestEnterprise } from '../../../testing/build-enterprise.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { ModelServer, modelDoes } from '../../../testing/fakes/model-server.ts';
import { readMetrics } from '../../../testing/fakes/read-metrics.ts';
import { sweep } from '../../sweep.ts';
import type { HelpAsker } from './find-hindrance.ts';
import { type HelpWays, help } from './help.ts';
import { listHelperLog } from './helper-log.repository.ts';
import { MARKS_ARE, MarkMasking } from './masking.ts';

const server = new ModelServer();
const SECRET = 'a secret of 24 characters';
let test: TestApp;
let place = '';
let person: TestPerson;
beforeAll(async () => {
  const url = await server.start();
  place = new URL(url).host;
  const env = { HELPER_URL: url, HELPER_MODEL: 'small-1', HELPER_KEY: 'hidden', HELPER_TIMEOUT_SECONDS: '5' };
  test = await buildTestApp({
    env: { ...env, HELPER_TOKENS_PER_DAY: '20000', HELPER_TOKENS_PER_PERSON: '3000', METRICS_SECRET: SECRET },
  });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});
beforeEach(async () => {
  // Every test has a day of its own.
  test.clock.advanceSeconds(24 * 60 * 60);
  person = await buildPerson(test.platform);
});

const schema = z.object({ line: z.string() });
type Line = z.infer<typeof schema>;
const ways = (words = '请找林晓老师，电话 13800138000'): HelpWays<Line> => ({
  model: mask => ({
    system: 'You write lines.',
    messages: [{ role: 'user', content: mask.hide(words) }],
    schemaName: 'line',
    schema,
    maxTokens: 100,
  }),
  house: () => ({ line: 'the house’s' }),
});
const own = (): HelpAsker => ({ personId: person.id, space: { kind: 'person', id: person.id } });
const ask = (asker = own(), more: Partial<HelpWays<Line>> = {}) =>
  help(test.platform, asker, 'reword', Object.assign(ways(), more));
const agree = (who = person, input = { version: HELPER_AGREEMENT_VERSION, place }) =>
  test.call(helperCalls.agree, input, asPerson(who));
const stateOf = async (who = person, input = {}) =>
  (await test.call(helperCalls.state, input, asPerson(who))).data as CallData<typeof helperCalls.state>;
const query = async (sql: string) => (await test.platform.database.pool.query(sql, [person.id])).rows;

describe('a model', () => {
  it('is not asked before the person has seen what leaves, and shows exactly that', async () => {
    server.will(modelDoes.say({ line: 'no' }));
    const first = await ask();
    expect(first).toMatchObject({ value: { line: 'the house’s' }, by: 'house', because: 'not-agreed' });
    expect(server.asked).toHaveLength(0);
    expect((await agree()).code).toBe('0000');
    expect(await ask()).toEqual({ value: { line: 'no' }, by: 'model' });
    expect(server.asked[0]!.messages.map(({ content }) => content)).toEqual(first.wouldLeave);
    expect(first.wouldLeave!.join()).not.toMatch(/138|林晓/);
  });

  it('gets marks and gives them back, and the answer has the person’s own words again', async () => {
    await agree();
    server.will(modelDoes.say({ line: '打 〔phone-1〕 找 〔name-1〕' }));
    expect(await ask()).toEqual({ value: { line: '打 13800138000 找 林晓' }, by: 'model' });
    // What a feature forgets to hide is hidden when it leaves.
    const model: HelpWays<Line>['model'] = mask => ({
      ...ways().model(mask),
      system: 'For 周衡先生',
      messages: [{ role: 'user', content: 'zhou@example.com' }],
    });
    await ask(own(), { model });
    expect(JSON.stringify(server.asked)).not.toMatch(/周衡|zhou@/);
  });

  it('is charged for what it answered, and logged without a word of it', async () => {
    await agree();
    server.will(modelDoes.say({ line: 'yes' }));
    await ask();
    expect(await query('select spent::int, reserved::int from helper_person_day where person_id = $1')).toEqual([
      { spent: 154, reserved: 0 },
    ]);
    expect((await stateOf()).tokensLeft).toBe(3000 - 154);
    const [line] = await listHelperLog(test.platform.database.pool, person.id);
    expect(line).toMatchObject({ purpose: 'reword', outcome: 'answered', tokensSent: 120, tokensReceived: 34 });
    expect(JSON.stringify(await query('select * from helper_log where person_id = $1'))).not.toMatch(/yes|林晓|line/);
  });

  it.each([
    ['refuses', modelDoes.send(500, {}), 'refused-by-server'],
    ['breaks off', modelDoes.breakOff(), 'cut-off'],
    ['answers another shape', modelDoes.say({ lines: [] }), 'wrong-shape'],
  ] as const)('that %s costs nothing, and the house does it', async (_, behaviour, because) => {
    await agree();
    server.will(behaviour);
    expect(await ask()).toEqual({ value: { line: 'the house’s' }, by: 'house', because });
    expect(await query('select spent::int, reserved::int from helper_person_day where person_id = $1')).toEqual([
      { spent: 0, reserved: 0 },
    ]);
    expect(await query('select * from helper_reservation where person_id = $1')).toEqual([]);
    expect(await listHelperLog(test.platform.database.pool, person.id)).toMatchObject([{ outcome: because }]);
  });

  it('that never satisfies its asker has worked, and is charged for both tries', async () => {
    await agree();
    server.will(modelDoes.say({ line: 'no' }));
    const model: HelpWays<Line>['model'] = mask => ({ ...ways().model(mask), check: () => 'Not that.' });
    expect(await ask(own(), { model })).toMatchObject({ by: 'house', because: 'not-good-enough' });
    expect(await query('select spent::int, reserved::int from helper_person_day where person_id = $1')).toEqual([
      { spent: 2 * 154, reserved: 0 },
    ]);
    const [line] = await listHelperLog(test.platform.database.pool, person.id);
    expect(line).toMatchObject({ outcome: 'not-good-enough', tokensSent: 240, tokensReceived: 68 });
  });

  it('is judged by what the person would read', async () => {
    await agree();
    const seen: string[] = [];
    const check = ({ line }: Line) => {
      seen.push(line);
      return line.includes('13800138000') ? undefined : 'Say the number.';
    };
    server.will(modelDoes.say({ line: 'no' }), modelDoes.say({ line: '〔phone-1〕' }));
    const model: HelpWays<Line>['model'] = mask => ({ ...ways().model(mask), check });
    expect(await ask(own(), { model })).toEqual({ value: { line: '13800138000' }, by: 'model' });
    expect(seen).toEqual(['no', '13800138000']);
  });

  it('is asked a second time with a reason that names nobody, though what was judged did', async () => {
    await agree();
    const check = ({ line }: Line) => (line.length > 5 ? `Too long: "${line}". Call 010-62345678 no more.` : undefined);
    server.will(modelDoes.say({ line: '打 〔phone-1〕 问 〔name-1〕 好吗' }), modelDoes.say({ line: '好' }));
    const model: HelpWays<Line>['model'] = mask => ({ ...ways().model(mask), check });
    expect(await ask(own(), { model })).toEqual({ value: { line: '好' }, by: 'model' });
    expect(server.asked[1]!.messages.at(-1)!.content).toContain('Too long: "打 〔phone-1〕 问 〔name-1〕 好吗"');
    expect(JSON.stringify(server.asked)).not.toMatch(/13800138000|林晓|62345678/);
  });

  it.each(['〔phone-7〕', '⟦name-1⟧'])('that makes up a mark such as %s is not taken at its word', async made => {
    await agree();
    server.will(modelDoes.say({ line: `打 ${made}` }), modelDoes.say({ line: '打 〔phone-1〕' }));
    expect(await ask()).toEqual({ value: { line: '打 13800138000' }, by: 'model' });
    expect(server.asked[1]!.messages.at(-1)!.content).toContain(`${made} stands for nothing`);
    server.will(modelDoes.say({ line: `打 ${made}` }));
    expect(await ask()).toMatchObject({ by: 'house', because: 'not-good-enough' });
  });

  it('is told of marks as they are made, and the telling holds none', () => {
    const masking = new MarkMasking();
    const mark = masking.hide('13800138000');
    expect(MARKS_ARE).toContain(mark.replace('1', 'N'));
    expect(masking.hideRest(MARKS_ARE)).toBe(MARKS_ARE);
  });

  it('is not asked by a restored copy, nor for words of respondents that may not leave', async () => {
    await agree();
    server.will(modelDoes.say({ line: 'no' }));
    expect(await ask(own(), { wordsOfRespondents: false })).toMatchObject({ because: 'switched-off' });
    await beginOutwardPause(test.platform.database.pool);
    const [paused, state] = [await ask(), await stateOf()];
    expect([paused.because, state.because]).toEqual(['paused', 'paused']);
    await endOutwardPause(test.platform.database.pool);
    expect(server.asked).toHaveLength(0);
    expect(await ask(own(), { wordsOfRespondents: true })).toMatchObject({ by: 'model' });
  });

  it('is counted by purpose and outcome', async () => {
    const scrape = async () =>
      readMetrics((await test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${SECRET}` } })).body);
    const series = (outcome: string) => `wenshu_helper_requests_total{purpose="reword",outcome="${outcome}"}`;
    const sent = 'wenshu_helper_tokens_total{purpose="reword",direction="sent"}';
    const names = [series('answered'), series('not-agreed'), series('cut-off'), sent];
    const before = await scrape();
    await ask();
    await agree();
    server.will(modelDoes.say({ line: 'a' }), modelDoes.breakOff());
    await ask();
    await ask();
    const after = await scrape();
    expect(names.map(name => (after(name) ?? 0) - (before(name) ?? 0))).toEqual([1, 1, 1, 120]);
  });
});

describe('a budget', () => {
  const most = (more: object = {}) => Object.assign({ maxTokens: 500 }, more);
  const large: Partial<HelpWays<Line>> = { model: mask => ({ ...ways().model(mask), ...most() }) };

  it('holds for a person, however many ask at once', async () => {
    await agree();
    server.will(modelDoes.neverSpeak());
    // Each reserves more than half of 3000.
    const stop = new AbortController();
    const signal = stop.signal;
    const model: HelpWays<Line>['model'] = mask => ({ ...ways().model(mask), ...most({ signal }) });
    let answered = 0;
    const all = Array.from({ length: 6 }, () => ask(own(), { model }).finally(() => (answered += 1)));
    // One has the place and waits; to the others it was said at once that there is none.
    await vi.waitFor(() => expect(answered).toBe(5), 5_000);
    const kept = await query('select reserved::int from helper_person_day where person_id = $1');
    expect(kept[0].reserved).toBeGreaterThan(1_500);
    expect(kept[0].reserved).toBeLessThanOrEqual(3_000);
    stop.abort();
    const outcomes = (await Promise.all(all)).map(({ because }) => because).sort();
    expect(outcomes).toEqual(['over-budget', 'over-budget', 'over-budget', 'over-budget', 'over-budget', 'stopped']);
    // What was stopped had been sent: it counts, and no more is held.
    const { tokensLeft } = await stateOf();
    expect(tokensLeft).toBeLessThan(3000);
    expect(tokensLeft).toBeGreaterThan(2700);
    const [row] = await query('select spent::int, reserved::int from helper_person_day where person_id = $1');
    expect(row).toEqual({ spent: 3000 - tokensLeft, reserved: 0 });
  });

  it('holds for all together, and begins anew with the next day', async () => {
    await agree();
    await test.platform.database.pool.query('insert into helper_day (day, spent) values ($1, 19500)', [
      test.clock.now().toISOString().slice(0, 10),
    ]);
    server.will(modelDoes.say({ line: 'a' }));
    expect(await ask(own(), large)).toMatchObject({ by: 'house', because: 'over-budget' });
    expect((await stateOf()).tokensLeft).toBe(500);
    expect(await query('select 1 from helper_reservation where person_id = $1')).toEqual([]);
    test.clock.advanceSeconds(24 * 60 * 60);
    expect(await ask(own(), large)).toMatchObject({ by: 'model' });
  });

  it('gets back what a process held that died, once', async () => {
    const { pool } = test.platform.database;
    const now = test.clock.now();
    const day = now.toISOString().slice(0, 10);
    await pool.query('insert into helper_day (day, spent, reserved) values ($1, 7, 900)', [day]);
    await pool.query('insert into helper_person_day (day, person_id, spent, reserved) values ($1, $2, 7, 900)', [
      day,
      person.id,
    ]);
    const hold = (tokens: number, secondsAgo: number) =>
      pool.query(
        'insert into helper_reservation (reservation_id, day, person_id, tokens, made_at) values (gen_random_uuid(), $1, $2, $3, $4)',
        [day, person.id, tokens, new Date(now.getTime() - secondsAgo * 1000)],
      );
    await hold(600, 1500);
    await hold(300, 60);
    await sweep(test.platform);
    await sweep(test.platform);
    expect(await query('select spent::int, reserved::int from helper_person_day where person_id = $1')).toEqual([
      { spent: 7, reserved: 300 },
    ]);
    test.clock.advanceSeconds(91 * 24 * 60 * 60);
    await sweep(test.platform);
    expect(await query('select 1 from helper_person_day where person_id = $1')).toEqual([]);
  });

  it('keeps its log for ninety days', async () => {
    await agree();
    server.will(modelDoes.say({ line: 'a' }));
    await ask();
    const count = async () => (await listHelperLog(test.platform.database.pool, person.id)).length;
    test.clock.advanceSeconds(89 * 24 * 60 * 60);
    await sweep(test.platform);
    expect(await count()).toBe(1);
    test.clock.advanceSeconds(2 * 24 * 60 * 60);
    await sweep(test.platform);
    expect(await count()).toBe(0);
  });
});

describe('what a person says', () => {
  it('is kept with when and to where, and can be taken back', async () => {
    expect(await stateOf()).toMatchObject({
      model: { name: 'small-1', place },
      space: 'person',
      because: 'not-agreed',
      agreedTime: null,
    });
    await agree();
    expect(await stateOf()).toMatchObject({
      because: null,
      agreedTime: test.clock.now().getTime(),
      tokensPerDay: 3000,
    });
    expect((await test.call(helperCalls.withdraw, {}, asPerson(person))).code).toBe('0000');
    expect(await stateOf()).toMatchObject({ because: 'not-agreed', agreedTime: null });
    const log = (await test.call(operationCalls.own, {}, asPerson(person))).data as CallData<typeof operationCalls.own>;
    expect(log.items.map(({ action }) => action)).toEqual([
      'account.helper-withdraw',
      'account.helper-agree',
      'account.sign-in',
    ]);
  });

  it('is no yes to something else: another version, another place', async () => {
    expect((await agree(person, { version: HELPER_AGREEMENT_VERSION + 1, place })).code).toBe('9970');
    expect((await agree(person, { version: HELPER_AGREEMENT_VERSION, place: 'elsewhere.example' })).code).toBe('9970');
    await agree();
    await query(`update helper_agreement set place = 'earlier.example' where person_id = $1`);
    expect(await stateOf()).toMatchObject({ because: 'not-agreed', agreedTime: null });
    expect(await ask()).toMatchObject({ because: 'not-agreed' });
  });

  it('is asked of who is signed in, and needs a model to be about', async () => {
    expect((await test.call(helperCalls.state, {})).code).toBe('9101');
    expect((await test.call(helperCalls.agree, { version: 1, place })).code).toBe('9101');
    expect(
      (await test.call(helperCalls.agree, { version: 'one', place: '' } as never, asPerson(person))).code,
    ).not.toBe('0000');
    const none = await buildTestApp();
    const somebody = await buildPerson(none.platform);
    const answer = await none.call(helperCalls.agree, { version: HELPER_AGREEMENT_VERSION, place }, asPerson(somebody));
    expect(answer.code).toBe('9971');
    expect((await none.call(helperCalls.state, {}, asPerson(somebody))).data).toMatchObject({
      model: null,
      because: 'no-model',
    });
    const asker: HelpAsker = { personId: somebody.id, space: { kind: 'person', id: somebody.id } };
    expect(await help(none.platform, asker, 'reword', ways())).toEqual({
      value: { line: 'the house’s' },
      by: 'house',
      because: 'no-model',
    });
    await none.close();
  });
});

describe('an enterprise', () => {
  let enterprise: TestEnterprise;
  beforeEach(async () => {
    enterprise = await buildEnterprise(test, person);
    await agree();
  });
  const turn = (isOn: boolean, who = person) =>
    test.call(helperCalls.switch, { enterpriseId: enterprise.enterpriseId, isOn }, asPerson(who));
  const look = async (who = person) =>
    (await test.call(helperCalls.ofEnterprise, { enterpriseId: enterprise.enterpriseId }, asPerson(who))).data;

  it('says for itself whether its work may leave, and nobody else does', async () => {
    const inside: HelpAsker = { personId: person.id, space: { kind: 'enterprise', id: enterprise.enterpriseId } };
    server.will(modelDoes.say({ line: 'a' }));
    expect(await look()).toMatchObject({ isOn: false, changedBy: null, changedTime: null });
    expect(await ask(inside)).toMatchObject({ by: 'house', because: 'switched-off' });
    expect((await turn(true)).code).toBe('0000');
    expect(await ask(inside)).toMatchObject({ by: 'model' });
    expect(await look()).toMatchObject({
      isOn: true,
      changedBy: expect.any(String),
      changedTime: test.clock.now().getTime(),
    });
    // The person's own work is theirs, whatever the enterprise says.
    await turn(false);
    expect(await ask(inside)).toMatchObject({ because: 'switched-off' });
    expect(await ask()).toMatchObject({ by: 'model' });
    expect(
      await query('select enterprise_id is not null as inside from helper_log where person_id = $1 order by log_id'),
    ).toEqual([{ inside: true }, { inside: false }]);
  });

  it('is switched by who may edit it, seen by its members, and hidden from others; the log says who', async () => {
    const member = await buildMember(test, enterprise);
    const stranger = await buildPerson(test.platform);
    expect((await turn(true, member)).code).toBe('9104');
    expect((await turn(true, stranger)).code).toBe('9104');
    expect(await look(member)).toMatchObject({ isOn: false });
    expect(await look(stranger)).toBeNull();
    await turn(true);
    const log = await test.call(operationCalls.own, { action: 'enterprise.helper' }, asPerson(person));
    expect((log.data as CallData<typeof operationCalls.own>).items).toMatchObject([
      { details: { isOn: true }, object: { id: enterprise.enterpriseId } },
    ]);
  });

  it('decides for the questionnaires that stand in it', async () => {
    const { tasks } = await buildProject(test, enterprise, person);
    const scrollId = tasks[0]!;
    expect(await stateOf(person, { scrollId })).toMatchObject({ space: 'enterprise', because: 'switched-off' });
    await turn(true);
    expect(await stateOf(person, { scrollId })).toMatchObject({ space: 'enterprise', because: null });
    const stranger = await buildPerson(test.platform);
    expect((await test.call(helperCalls.state, { scrollId }, asPerson(stranger))).code).not.toBe('0000');
  });
});
