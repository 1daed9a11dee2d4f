import {
  codingCalls,
  codingFrameCalls,
  codingRoundCalls,
  codingRuleCalls,
  errorCodes,
  type Right,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import {
  buildCodedSurvey,
  type CodedSurvey,
  coupon,
  dear,
  price,
  recordId,
  service,
  why,
  worth,
} from '../../../../testing/coding/coded-survey.ts';
import { runRules } from './run-rules.ts';

vi.setConfig({ testTimeout: 180_000 });

let test: TestApp;
let coder: TestPerson;
let coded: CodedSurvey;
beforeAll(async () => {
  test = await buildTestApp({ env: { DATABASE_CONNECTIONS: '8' } });
  coder = await buildPerson(test.platform);
}, 180_000);
afterAll(() => test.close());
beforeEach(async () => {
  coded = await buildCodedSurvey(test, coder);
}, 180_000);

// "Dear" is said by 1 (too), 6, 8 (too) and 9; two answers are Chinese.
const rights: readonly Right[] = ['analysis.collate', 'records.view'];
const sql = async (text: string, values: readonly unknown[] = [coded.survey.scrollId]) =>
  (await test.platform.database.pool.query(text, [...values])).rows;
const saysNow = (serial: number, text: string) =>
  sql(
    `update answer_record set answers = jsonb_set(answers, $2, $3), changed = pg_current_xact_id()
      where scroll_id = $1 and serial = $4`,
    [coded.survey.scrollId, [why], JSON.stringify(text), serial],
  );
const bin = (serial: number, as: string | null) =>
  sql('update answer_record set set_aside = $3, changed = pg_current_xact_id() where scroll_id = $1 and serial = $2', [
    ...[coded.survey.scrollId, serial, as],
  ]);
const of = (more: object = {}) => ({ codingId: coded.coding.codingId, ...more });
const save = (more: object, person = coder) => coded.got(codingRuleCalls.save, of(more), person);
const list = async (person = coder) => (await coded.got(codingRuleCalls.list, of(), person)).items;
const run = () => runRules(test.platform);
const made = async (pattern: string, code: number) => {
  const rule = await save({ pattern, code });
  await run();
  return rule;
};
const undo = async (deedId: string, person = coder) => {
  const undone = await coded.got(codingCalls.undo, of({ deedId }), person);
  await run();
  return undone;
};
const marked = async (code: number) => {
  const { items } = await coded.got(codingCalls.answers, of({ code, sort: 'oldest', count: 200 }));
  return items.map(({ answerRecordId }) => Number(answerRecordId.slice('import'.length)));
};
const refused = async (call: Parameters<CodedSurvey['ask']>[0], more: object, person = coder) =>
  (await coded.ask(call, of(more), person)).code;
const marksOf = async (serial: number) => {
  const { items } = await coded.got(codingCalls.answers, of({ count: 200 }));
  return items.find(({ answerRecordId }) => answerRecordId === recordId(serial))?.marks ?? [];
};

describe('a rule', () => {
  it('is shown before it is saved: what it finds, alone, and how that is coded', async () => {
    await made('"too dear"', dear);
    await coded.code([6], [service]);
    const look = await coded.got(codingRuleCalls.preview, of({ pattern: 'dear -me', code: dear }));
    expect(look).toMatchObject({ looked: 9, found: 3, alone: 1, already: 2, otherwise: 1, uncoded: 0, older: 0 });
    const wider = await coded.got(codingRuleCalls.preview, of({ pattern: 'dear | nothing', code: worth }));
    expect(wider).toMatchObject({ found: 5, alone: 3, already: 0, otherwise: 3, uncoded: 2 });
    const words = look.samples.map(({ text, spans }) => spans.map(({ from, to }) => text.slice(from, to)));
    expect(words).toEqual([['dear'], ['Dear'], ['dear']]);
  });

  it('tells nobody how answers are coded that they code blind', async () => {
    const other = await buildPerson(test.platform);
    await giveRights(test.platform, other, coded.survey.scrollId, rights);
    await made('"too dear"', dear);
    await run();
    await coded.code([6], [service]);
    const coders = [coder.id, other.id];
    await coded.got(codingRoundCalls.make, of({ name: 'Pilot', coders, count: 9, among: 'all' }));
    const look = await coded.got(codingRuleCalls.preview, of({ pattern: 'dear -me', code: dear }));
    expect(look).toMatchObject({ found: 3, already: 0, otherwise: 0, uncoded: 3 });
    const { items } = await coded.got(codingRuleCalls.counts, of());
    expect(items).toMatchObject([{ found: 2, coded: 0, taken: 0 }]);
  });

  it('codes all answers that it finds in its own name, and says that it has', async () => {
    await save({ pattern: 'dear -me', code: dear });
    expect((await list())[0]).toMatchObject({ reached: 0, isOn: true, nickName: coder.nickName, problem: null });
    await run();
    expect((await list())[0]).toMatchObject({ reached: null, toReach: 3 });
    expect(await marked(dear)).toEqual([1, 6, 8]);
    expect((await marksOf(6))[0]).toMatchObject({ coder: 'rule', state: 'accepted', span: null, stands: true });
    expect(await coded.counts()).toEqual({ [price]: 3, [dear]: 3 });
    const { items } = await coded.got(codingRuleCalls.counts, of());
    expect(items).toMatchObject([{ found: 3, alone: 3, coded: 3, taken: 0 }]);
  });

  it('that is switched off, changed or taken away ends what it gave, and people’s codes stay', async () => {
    await coded.code([1], [dear]);
    const { ruleId } = await made('dear', dear);
    expect(await marked(dear)).toEqual([1, 6, 8, 9]);
    await save({ ruleId, version: 1, pattern: 'dear', code: dear, isOn: false });
    await run();
    expect(await marked(dear)).toEqual([1]);
    await save({ ruleId, version: 2, pattern: 'dear -too', code: service });
    await run();
    expect([await marked(dear), await marked(service)]).toEqual([[1], [6, 9]]);
    const removed = await coded.got(codingRuleCalls.remove, of({ ruleId, version: 3 }));
    await run();
    expect([await marked(service), await list()]).toEqual([[], []]);
    await undo(removed.deedId);
    expect(await marked(service)).toEqual([6, 9]);
  });

  it('is undone as one deed, and so is that; not once somebody has changed it since', async () => {
    const { ruleId, deedId } = await made('dear', dear);
    const undone = await undo(deedId);
    expect([await marked(dear), await list()]).toEqual([[], []]);
    await undo(undone.deedId);
    expect(await marked(dear)).toEqual([1, 6, 8, 9]);
    const { version } = (await list())[0]!;
    const wider = await save({ ruleId, version, pattern: 'dear | nothing', code: dear });
    await run();
    expect(await marked(dear)).toEqual([1, 6, 7, 8, 9]);
    await save({ ruleId, version: version + 1, pattern: 'nothing', code: dear });
    expect(await refused(codingCalls.undo, { deedId: wider.deedId })).toBe(errorCodes.codingRuleChanged.code);
    await run();
    expect(await marked(dear)).toEqual([7]);
  });

  it('does not give again what a person took away, as long as the answer says the same', async () => {
    const { ruleId } = await made('dear', dear);
    const { deedId } = await coded.code([6, 9], [], { remove: [dear] });
    await run();
    expect(await marked(dear)).toEqual([1, 8]);
    const { items } = await coded.got(codingRuleCalls.counts, of());
    expect(items).toMatchObject([{ found: 4, coded: 2, taken: 2 }]);
    // Nor after it was off.
    await save({ ruleId, version: 1, pattern: 'dear', code: dear, isOn: false });
    await run();
    await save({ ruleId, version: 2, pattern: 'dear', code: dear });
    await run();
    expect(await marked(dear)).toEqual([1, 8]);
    await saysNow(9, 'Dear, dear me');
    await run();
    expect(await marked(dear)).toEqual([1, 8, 9]);
    await undo(deedId);
    expect(await marked(dear)).toEqual([1, 6, 8, 9]);
  });

  it('looks at records that come or say something else, and not at deleted ones until they are back', async () => {
    await bin(8, 'deleted');
    await made('dear', dear);
    expect(await marked(dear)).toEqual([1, 6, 9]);
    await saysNow(4, 'So dear');
    await saysNow(9, 'Lovely');
    await run();
    expect(await marked(dear)).toEqual([1, 4, 6]);
    await bin(8, null);
    await run();
    expect(await marked(dear)).toEqual([1, 4, 6, 8]);
    // Nothing is left to do, and nothing is done.
    const [{ made: before }] = await sql('select count(*) as made from code_mark where scroll_id = $1');
    await run();
    await run();
    expect(await sql('select count(*) as made from code_mark where scroll_id = $1')).toEqual([{ made: before }]);
  });

  it('follows its code: merged, deleted with nothing, retired', async () => {
    const { frameId } = coded.frame;
    await made('dear', dear);
    await made('hotline', coupon);
    await made('cheap', worth);
    const edit = (version: number, ...commands: object[]) =>
      coded.got(codingFrameCalls.edit, { scrollId: undefined, frameId, version, commands });
    await edit(1, { does: 'merge', code: dear, into: service });
    await edit(2, { does: 'delete', code: coupon, to: null });
    await edit(3, { does: 'retire', code: worth, isRetired: true });
    await saysNow(7, 'Dear and cheap, and a hotline');
    await run();
    const rules = await list();
    expect(rules.map(({ pattern, code, isOn, problem }) => [pattern, code, isOn, problem]).sort()).toEqual([
      ['cheap', worth, true, 'code-retired'],
      ['dear', service, true, null],
      ['hotline', coupon, false, 'code-gone'],
    ]);
    expect([await marked(service), await marked(worth)]).toEqual([[1, 6, 7, 8, 9], [3]]);
    const { ruleId, version } = rules.find(({ pattern }) => pattern === 'dear')!;
    const sent = { ruleId, version, pattern: 'dear', code: worth };
    expect(await refused(codingRuleCalls.save, sent)).toBe(errorCodes.frameNotPossible.code);
  });
});

describe('rules', () => {
  it('can begin with what many say', async () => {
    expect((await coded.got(codingRuleCalls.counts, of())).words).toEqual(['dear']);
    await made('dear', dear);
    expect((await coded.got(codingRuleCalls.counts, of())).words).toEqual([]);
  });

  it('are written by who sees all records; who sees some sees all rules, and counts of their own', async () => {
    const northern = await coded.addNorthern(rights);
    const { ruleId } = await made('dear', dear);
    expect((await list(northern)).map(({ pattern }) => pattern)).toEqual(['dear']);
    const rule = { pattern: 'cheap', code: worth };
    for (const more of [rule, { ...rule, ruleId, version: 1 }])
      expect(await refused(codingRuleCalls.save, more, northern)).toBe(errorCodes.allRecordsNeeded.code);
    expect(await refused(codingRuleCalls.remove, { ruleId, version: 1 }, northern)).toBe(
      errorCodes.allRecordsNeeded.code,
    );
    const { items, looked } = await coded.got(codingRuleCalls.counts, of(), northern);
    expect([looked, items]).toEqual([4, [{ ruleId, found: 2, alone: 2, coded: 2, taken: 0 }]]);
    const look = await coded.got(codingRuleCalls.preview, of({ pattern: 'dear | cheap', code: dear }), northern);
    expect(look).toMatchObject({ found: 2, already: 2, uncoded: 0 });
    expect(look.samples.map(({ answerRecordId }) => answerRecordId)).toEqual([8, 6].map(recordId));
    // What goes for all records is undone by nobody who sees some of them.
    const { deedId } = (await list())[0]!;
    expect(await refused(codingCalls.undo, { deedId }, northern)).toBe(errorCodes.allRecordsNeeded.code);
    const mayChange = async (person = coder) => (await coded.got(codingRuleCalls.list, of(), person)).mayChange;
    expect([await mayChange(), await mayChange(northern)]).toEqual([true, false]);
  });

  it('are saved upon the version that was looked at: of two who change one at once, one is told', async () => {
    const colleague = await buildPerson(test.platform);
    await giveRights(test.platform, colleague, coded.survey.scrollId, rights);
    const { ruleId } = await made('dear', dear);
    const change = (pattern: string, person: TestPerson) =>
      refused(codingRuleCalls.save, { ruleId, version: 1, pattern, code: dear }, person);
    const said = await Promise.all([change('too dear', coder), change('dear -too', colleague)]);
    expect(said.sort()).toEqual(['0000', errorCodes.codingRuleChanged.code]);
    const [rule] = await list();
    await run();
    expect(await marked(dear)).toEqual(rule!.pattern === 'too dear' ? [1, 8] : [6, 9]);
  });

  it('run once, however many processes are at it, while people code the same answers', async () => {
    await save({ pattern: 'dear', code: dear });
    await save({ pattern: 'dear | phone', code: service });
    const { database } = test.platform;
    const before = database.brokenOff;
    await Promise.all([run(), run(), coded.code([9, 6, 1], [dear]), run(), coded.code([1, 8], [service])]);
    await run();
    expect([await marked(dear), await marked(service)]).toEqual([
      [1, 6, 8, 9],
      [1, 6, 8, 9],
    ]);
    const twice = await sql(
      `select 1 from code_mark where scroll_id = $1 and coder = 'rule' and ended_at is null
        group by answer_record_id, code, coder_id having count(*) > 1`,
    );
    expect([twice, database.brokenOff]).toEqual([[], before]);
    const rules = (await list()).map(({ reached }) => reached);
    expect(rules).toEqual([null, null]);
  });

  it('stay when whoever wrote one leaves, who is named nowhere then', async () => {
    const leaver = await buildPerson(test.platform);
    await giveRights(test.platform, leaver, coded.survey.scrollId, rights);
    await save({ pattern: 'dear', code: dear }, leaver);
    await sql('delete from person where id = $1', [leaver.id]);
    await run();
    expect((await list()).map(({ nickName }) => nickName)).toEqual(['']);
    expect(await marked(dear)).toEqual([1, 6, 8, 9]);
    await coded.got(codingCalls.remove, of());
    for (const table of ['coding_rule', 'coding_watch'])
      expect(await sql(`select 1 from ${table} where coding_id = $1`, [coded.coding.codingId])).toEqual([]);
  });

  it.each<[string, object, keyof typeof errorCodes]>([
    ['no word', { pattern: '  ', code: dear }, 'codingRuleWrong'],
    ['a quotation mark alone', { pattern: 'dear "too', code: dear }, 'codingRuleWrong'],
    ['only what must not be there', { pattern: '-dear', code: dear }, 'codingRuleWrong'],
    ['more letters than a rule has', { pattern: 'a'.repeat(501), code: dear }, 'codingRuleWrong'],
    ['more than is read at all', { pattern: 'a'.repeat(1_001), code: dear }, 'inputInvalid'],
    ['a code that is not in the frame', { pattern: 'dear', code: 77 }, 'frameNotPossible'],
    ['a rule that is not there', { ruleId: 'nowhere', version: 1, pattern: 'dear', code: dear }, 'codingRuleChanged'],
    ['a rule without the version that was looked at', { ruleId: 'some', pattern: 'dear', code: dear }, 'inputInvalid'],
  ])('are refused with %s', async (_what, sent, name) => {
    expect(await refused(codingRuleCalls.save, sent)).toBe(errorCodes[name].code);
    expect(await list()).toEqual([]);
  });

  it('tell what is wrong at its place, in the reader’s language', async () => {
    const { message } = await coded.ask(codingRuleCalls.preview, of({ pattern: 'dear "too' }));
    expect(message).toBe('At letter 6: this quotation mark has no partner');
  });

  it('are not slower for being made to run away', async () => {
    await saysNow(5, 'a'.repeat(20_000));
    const pattern = `${'*a'.repeat(19)}b`;
    const begin = performance.now();
    const look = await coded.got(codingRuleCalls.preview, of({ pattern }));
    expect(look.found).toBe(0);
    expect(performance.now() - begin).toBeLessThan(20_000);
  });

  it('are at most so many', async () => {
    await save({ pattern: 'dear', code: dear });
    await sql(
      `insert into coding_rule select (jsonb_populate_record(r, jsonb_build_object('rule_id', r.rule_id || n))).*
         from coding_rule r, generate_series(1, 199) n where r.coding_id = $1`,
      [coded.coding.codingId],
    );
    expect(await refused(codingRuleCalls.save, { pattern: 'cheap', code: worth })).toBe(
      errorCodes.codingRuleWrong.code,
    );
  });
});
