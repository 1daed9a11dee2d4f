import { codingCalls, codingFrameCalls, errorCodes, type Right, scrollListCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  answersGiven,
  buildCodedSurvey,
  type CodedSurvey,
  coupon,
  dear,
  frameCommands,
  price,
  recordId,
  service,
  sex,
  why,
  worth,
} from '../../../testing/coding/coded-survey.ts';

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

const codingId = () => coded.coding.codingId;
const rights: readonly Right[] = ['analysis.collate', 'records.view'];
const sql = async (text: string, values: readonly unknown[] = [coded.survey.scrollId]) =>
  (await test.platform.database.pool.query(text, [...values])).rows;
const answers = (more: object = {}, person = coder) =>
  coded.got(codingCalls.answers, { codingId: codingId(), ...more }, person);
const serialsOf = async (more: object = {}, person = coder) => {
  const { items, total } = await answers(more, person);
  expect(total).toBe(items.length);
  return items.map(({ answerRecordId }) => Number(answerRecordId.slice('import'.length)));
};
const marksOf = async (serial: number, person = coder) => {
  const { items } = await answers({ sort: 'oldest' }, person);
  return items.find(({ answerRecordId }) => answerRecordId === recordId(serial))?.marks ?? [];
};
const codesOf = async (serial: number) => (await marksOf(serial)).map(({ code }) => code);
const saysNow = (serial: number, text: string) =>
  sql(
    `update answer_record set answers = jsonb_set(answers, $2, $3), changed = pg_current_xact_id()
      where scroll_id = $1 and serial = $4`,
    [coded.survey.scrollId, [why], JSON.stringify(text), serial],
  );
const refused = async (call: Parameters<CodedSurvey['ask']>[0], sent: object, person = coder) =>
  (await coded.ask(call, sent, person)).code;
const aCoder = async (more: readonly Right[] = []) => {
  const person = await buildPerson(test.platform);
  await giveRights(test.platform, person, coded.survey.scrollId, [...rights, ...more]);
  return person;
};

describe('answers to be coded', () => {
  it('are those of records that count, by time or by length, searched, coded or not, or with a code and those below it', async () => {
    await coded.code([1, 6], [dear]);
    await coded.code([6], [service]);
    expect(await serialsOf()).toEqual([10, 9, 8, 7, 6, 5, 3, 2, 1]);
    expect((await serialsOf({ sort: 'longest' })).slice(0, 3)).toEqual([6, 5, 1]);
    expect((await serialsOf({ sort: 'shortest' })).slice(0, 3)).toEqual([7, 9, 2]);
    expect(await serialsOf({ search: 'DEAR', sort: 'oldest' })).toEqual([1, 6, 8, 9]);
    expect(await serialsOf({ list: 'coded', sort: 'oldest' })).toEqual([1, 6]);
    expect(await serialsOf({ list: 'uncoded', sort: 'oldest' })).toEqual([2, 3, 5, 7, 8, 9, 10]);
    expect([await serialsOf({ code: service }), await serialsOf({ code: price })]).toEqual([[6], [6, 1]]);
    const { items } = await answers({ search: 'rude' });
    expect(items[0]).toMatchObject({
      text: answersGiven[5],
      marks: [
        { code: dear, coder: 'person', span: null, state: 'accepted', stands: true, nickName: coder.nickName },
        { code: service },
      ],
    });
  });

  it('stay in an order that was given a name, page after page', async () => {
    const first = await answers({ sort: 'oldest', count: 4, list: 'uncoded' });
    await coded.code([1, 2, 3], [worth]);
    const second = await answers({ sort: 'oldest', list: 'uncoded', from: 4, count: 4, order: first.order });
    const both = [...first.items, ...second.items].map(({ answerRecordId }) => answerRecordId);
    expect(both).toEqual([1, 2, 3, 5, 6, 7, 8, 9].map(recordId));
  });

  it('are those of the reader’s range, and others are as if they were not there', async () => {
    const northern = await coded.addNorthern(rights);
    expect(await serialsOf({}, northern)).toEqual([10, 8, 6, 2]);
    const sent = { codingId: codingId(), add: [dear] };
    expect(await refused(codingCalls.code, { ...sent, answerRecordIds: [recordId(1)] }, northern)).toBe(
      errorCodes.answerRecordNotFound.code,
    );
    expect(await refused(codingCalls.code, { ...sent, answerRecordIds: [recordId(2)] }, northern)).toBe('0000');
    // What goes for all records is not for them.
    expect(await refused(codingCalls.remove, { codingId: codingId() }, northern)).toBe(
      errorCodes.allRecordsNeeded.code,
    );
  });

  it('are read by whoever may both code and see the records, and nobody else', async () => {
    const person = await buildPerson(test.platform);
    const asked = { codingId: codingId() };
    for (const right of rights) {
      const { scrollId } = coded.survey;
      await sql('delete from right_row where person_id = $1', [person.id]);
      await giveRights(test.platform, person, scrollId, [right]);
      expect(await refused(codingCalls.answers, asked, person)).toBe(errorCodes.noPermission.code);
      const one = { ...asked, answerRecordIds: [recordId(1)], add: [dear] };
      expect(await refused(codingCalls.code, one, person)).toBe(errorCodes.noPermission.code);
    }
    const other = await buildCodedSurvey(test, coder);
    expect(await refused(codingCalls.answers, { codingId: other.coding.codingId })).toBe(
      errorCodes.codingNotFound.code,
    );
  });
});

describe('a code', () => {
  it('is given to many at once, taken from them whoever gave it, and either is undone, and that too', async () => {
    const colleague = await aCoder();
    expect(await coded.code([1, 4, 6, 9], [dear, service])).toMatchObject({ added: 6, ended: 0 });
    expect(await coded.code([1, 6], [worth], { remove: [dear] }, colleague)).toMatchObject({ added: 2, ended: 2 });
    expect(await codesOf(6)).toEqual([service, worth]);
    const { deedId } = await coded.code([1], [], { remove: [service, worth] });
    expect(await codesOf(1)).toEqual([]);
    const undone = await coded.got(codingCalls.undo, { codingId: codingId(), deedId });
    expect([undone.added, await codesOf(1)]).toEqual([2, [service, worth]]);
    expect((await marksOf(1))[1]!.nickName).toBe(colleague.nickName);
    await coded.got(codingCalls.undo, { codingId: codingId(), deedId: undone.deedId });
    expect(await codesOf(1)).toEqual([]);
    // Once, and by nobody else.
    const again = { codingId: codingId(), deedId };
    expect(await refused(codingCalls.undo, again)).toBe(errorCodes.codingNotFound.code);
    const theirs = (await coded.code([5], [service])).deedId;
    const undo = { codingId: codingId(), deedId: theirs };
    expect(await refused(codingCalls.undo, undo, colleague)).toBe(errorCodes.codingNotFound.code);
    expect(await codesOf(5)).toEqual([service]);
    // Nothing of it is written over.
    const [log] = await sql('select count(*) as all, count(ended_at) as ended from code_mark where scroll_id = $1');
    expect(log).toEqual({ all: 11, ended: 6 });
  });

  it('leaves alone what somebody else has done since it was given, when it is undone', async () => {
    const colleague = await aCoder();
    const { deedId } = await coded.code([1, 6], [dear]);
    await coded.code([1], [], { remove: [dear] }, colleague);
    await coded.code([1], [service], {}, colleague);
    expect(await coded.got(codingCalls.undo, { codingId: codingId(), deedId })).toMatchObject({ added: 0, ended: 1 });
    expect([await codesOf(1), await codesOf(6)]).toEqual([[service], []]);
  });

  it('of one person on the same words is one, however often it is given; two people’s are two', async () => {
    const colleague = await aCoder();
    const once = { span: { from: 0, to: 4 } };
    for (const more of [{}, {}, once, once]) await coded.code([6], [dear, dear], more);
    await coded.code([6], [dear], {}, colleague);
    expect((await marksOf(6)).map(({ span, nickName }) => [span, nickName])).toEqual([
      [null, coder.nickName],
      [{ from: 0, to: 4 }, coder.nickName],
      [null, colleague.nickName],
    ]);
    expect(await coded.counts()).toEqual({ [price]: 1, [dear]: 1 });
    // Taken from these words, the answer still has it.
    expect((await coded.code([6], [], { ...once, remove: [dear] })).ended).toBe(1);
    expect(await codesOf(6)).toEqual([dear, dear]);
  });

  it('is not lost when several people code the same answers at once', async () => {
    const people = [coder, await aCoder(), await aCoder(), await aCoder()];
    const { database } = test.platform;
    const before = database.brokenOff;
    const orders = [
      [1, 5, 6],
      [6, 5, 1],
      [5, 6, 1],
      [6, 1, 5],
    ];
    await Promise.all(
      people.flatMap((person, at) => [dear, worth, service].map(code => coded.code(orders[at]!, [code], {}, person))),
    );
    for (const serial of [1, 5, 6]) expect(await marksOf(serial)).toHaveLength(12);
    expect(database.brokenOff).toBe(before);
  });

  it('stands as long as the answer still says so: of some words as long as those do', async () => {
    await coded.code([6], [dear], { span: { from: 0, to: 4 } });
    await coded.code([6], [service]);
    expect(await coded.counts()).toEqual({ [price]: 1, [dear]: 1, [service]: 1 });
    await saysNow(6, 'Dear, and kind on the phone');
    expect((await marksOf(6)).map(({ code, stands }) => [code, stands])).toEqual([
      [dear, true],
      [service, false],
    ]);
    expect(await coded.counts()).toEqual({ [price]: 1, [dear]: 1 });
    await saysNow(6, 'Not dear at all');
    expect(await coded.counts()).toEqual({});
    expect(await serialsOf({ list: 'coded' })).toEqual([]);
    // Whoever codes it has looked again.
    expect(await coded.code([6], [service])).toMatchObject({ added: 1, ended: 2 });
    expect((await marksOf(6)).map(({ code, stands }) => [code, stands])).toEqual([[service, true]]);
  });

  it.each<[string, object, string]>([
    ['a code that is not in the frame', { add: [77] }, 'frameNotPossible'],
    ['words that are not in the answer', { add: [dear], span: { from: 2, to: 99 } }, 'frameNotPossible'],
    ['a span from its end to its beginning', { add: [dear], span: { from: 4, to: 2 } }, 'inputInvalid'],
    [
      'a span of several answers',
      { answerRecordIds: [1, 2].map(recordId), add: [dear], span: { from: 0, to: 2 } },
      'inputInvalid',
    ],
    ['an answer that is not there', { answerRecordIds: ['nowhere'], add: [dear] }, 'answerRecordNotFound'],
  ])('is refused with %s', async (_what, more, name) => {
    const sent = { codingId: codingId(), answerRecordIds: [recordId(1)], ...more };
    expect(await refused(codingCalls.code, sent)).toBe(errorCodes[name as keyof typeof errorCodes].code);
    expect(await sql('select 1 from code_mark where scroll_id = $1')).toEqual([]);
  });

  it('that is retired is not given any more, and taken away as before', async () => {
    await coded.code([10], [coupon]);
    const { frameId } = coded.frame;
    const retire = { frameId, version: 1, commands: [{ does: 'retire', code: coupon, isRetired: true }] };
    await coded.got(codingFrameCalls.edit, { scrollId: undefined, ...retire });
    const sent = { codingId: codingId(), answerRecordIds: [recordId(1)], add: [coupon] };
    expect(await refused(codingCalls.code, sent)).toBe(errorCodes.frameNotPossible.code);
    expect((await coded.code([10], [], { remove: [coupon] })).ended).toBe(1);
  });
});

describe('a coding', () => {
  it('is of a text that people wrote, and of one frame once', async () => {
    const { frameId } = coded.frame;
    const setUp = (variable: string) => refused(codingCalls.setUp, { variable, frameId });
    expect(await setUp(why)).toBe(errorCodes.codedAlready.code);
    for (const key of [sex, 'fact:memo', 'nowhere']) expect(await setUp(key)).toBe(errorCodes.frameNotPossible.code);
    const { items } = await coded.got(codingCalls.list, {});
    expect(items).toMatchObject([{ ...coded.coding, frame: { name: 'Reasons', mayEdit: true, version: 1 } }]);
  });

  it('needs a frame that one may see', async () => {
    const stranger = await buildCodedSurvey(test, await buildPerson(test.platform));
    const { frameId } = stranger.frame;
    expect(await refused(codingCalls.setUp, { variable: why, frameId })).toBe(errorCodes.codingNotFound.code);
  });

  it('stays when its frame’s person leaves, who is named nowhere then; the frame goes once nothing is coded with it', async () => {
    const leaver = await buildPerson(test.platform);
    await giveRights(test.platform, leaver, coded.survey.scrollId, rights);
    const own = { scrollId: undefined, name: 'Leaving', commands: frameCommands };
    const { frameId } = await coded.got(codingFrameCalls.create, own, leaver);
    const { codingId: theirs } = await coded.got(codingCalls.setUp, { variable: why, frameId }, leaver);
    await coded.got(codingCalls.code, { codingId: theirs, answerRecordIds: [recordId(1)], add: [dear] }, leaver);
    // Two who have given the same code may leave.
    const second = await aCoder();
    await coded.got(codingCalls.code, { codingId: theirs, answerRecordIds: [recordId(1)], add: [dear] }, second);
    await sql('delete from person where id = any($1)', [[leaver.id, second.id]]);
    const { items } = await coded.got(codingCalls.answers, { codingId: theirs, list: 'coded' });
    expect(items.map(({ marks }) => marks.map(({ nickName }) => nickName))).toEqual([['', '']]);
    const { deleteForsakenFrames } = await import('./index.ts');
    const there = async () => (await sql('select 1 from coding_frame where frame_id = $1', [frameId])).length;
    await deleteForsakenFrames(test.platform.database.pool);
    expect(await there()).toBe(1);
    await coded.got(codingCalls.remove, { codingId: theirs });
    await deleteForsakenFrames(test.platform.database.pool);
    expect(await there()).toBe(0);
  });

  it('goes with its questionnaire, and the frame stays', async () => {
    await coded.code([1], [dear]);
    const { scrollId } = coded.survey;
    await coded.got(scrollListCalls.moveToBin, {});
    await coded.got(scrollListCalls.deleteForEver, {});
    for (const table of ['coding', 'code_mark'])
      expect(await sql(`select 1 from ${table} where scroll_id = $1`, [scrollId])).toEqual([]);
    const { frameId } = coded.frame;
    expect(await coded.got(codingFrameCalls.get, { scrollId: undefined, frameId })).toMatchObject({ version: 1 });
  });
});
