import {
  codingCalls,
  codingFrameCalls,
  codingLogCalls,
  codingRoundCalls,
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

vi.setConfig({ testTimeout: 180_000 });

let test: TestApp;
let leader: TestPerson;
let coded: CodedSurvey;
let first: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  test = await buildTestApp({ env: { DATABASE_CONNECTIONS: '8' } });
  leader = await buildPerson(test.platform);
}, 180_000);
afterAll(() => test.close());
beforeEach(async () => {
  coded = await buildCodedSurvey(test, leader);
  [first, second] = [await aCoder(), await aCoder()];
}, 180_000);

const rights: readonly Right[] = ['analysis.collate', 'records.view'];
const aCoder = async () => {
  const person = await buildPerson(test.platform);
  await giveRights(test.platform, person, coded.survey.scrollId, rights);
  return person;
};
const of = () => ({ codingId: coded.coding.codingId });
const sql = async (text: string, values: readonly unknown[] = []) =>
  (await test.platform.database.pool.query(text, [...values])).rows;
const refused = async (call: Parameters<CodedSurvey['ask']>[0], sent: object, person = leader) =>
  (await coded.ask(call, { ...of(), ...sent }, person)).code;

type Marks = readonly { code: number; span?: { from: number; to: number } }[];

/** Of all nine answers: what each serial is given by the people, in their order. */
async function aRound(people = [first, second], more: object = {}) {
  const coders = people.map(({ id }) => id);
  const { roundId } = await coded.got(codingRoundCalls.make, { ...of(), name: 'Pilot', coders, count: 9, ...more });
  const judge = async (serial: number, ...given: (Marks | readonly number[] | null)[]) => {
    for (const [at, codes] of given.entries()) {
      if (codes === null) continue;
      const marks = codes.map(one => (typeof one === 'number' ? { code: one } : one));
      await coded.got(
        codingRoundCalls.judge,
        { ...of(), roundId, answerRecordId: recordId(serial), marks },
        people[at],
      );
    }
  };
  const close = (person = leader) => coded.got(codingRoundCalls.close, { ...of(), roundId }, person);
  const differences = (more: object = {}, person = leader) =>
    coded.got(codingRoundCalls.differences, { ...of(), roundId, ...more }, person);
  const decide = (serial: number, codes: readonly number[], person = leader) =>
    coded.got(
      codingRoundCalls.decide,
      { ...of(), roundId, decisions: [{ answerRecordId: recordId(serial), codes }] },
      person,
    );
  const shown = async (person = leader) =>
    (await coded.got(codingRoundCalls.list, of(), person)).items.find(round => round.roundId === roundId)!;
  return { roundId, judge, close, differences, decide, shown };
}

const marksOf = async (serial: number, person = leader) => {
  const { items } = await coded.got(codingCalls.answers, { ...of(), sort: 'oldest' }, person);
  return items.find(({ answerRecordId }) => answerRecordId === recordId(serial))!;
};
const codesOf = async (serial: number) =>
  (await marksOf(serial)).marks.map(({ code, nickName }) => [code, nickName] as const);

describe('a round of blind coding', () => {
  it('shows each coder the same answers in one order, with their own codes and nobody else’s', async () => {
    const round = await aRound();
    await round.judge(6, [{ code: dear, span: { from: 0, to: 4 } }, { code: service }], [worth]);
    const pages = await Promise.all(
      [first, second].map(person => coded.got(codingRoundCalls.answers, { ...of(), roundId: round.roundId }, person)),
    );
    const [mine, theirs] = pages.map(({ items }) => items);
    expect(mine!.map(({ answerRecordId }) => answerRecordId)).toEqual(theirs!.map(one => one.answerRecordId));
    expect(new Set(mine!.map(one => one.answerRecordId)).size).toBe(9);
    const sixth = (items: typeof mine) => items!.find(({ answerRecordId }) => answerRecordId === recordId(6));
    expect(sixth(mine)).toMatchObject({
      isJudged: true,
      marks: [
        { code: dear, span: { from: 0, to: 4 } },
        { code: service, span: null },
      ],
    });
    expect(sixth(theirs)!.marks).toEqual([{ code: worth, span: null }]);
    expect(mine!.filter(({ isJudged }) => isJudged)).toHaveLength(1);
    expect(await refused(codingRoundCalls.answers, { roundId: round.roundId })).toBe(errorCodes.roundNotPossible.code);
  });

  it('counts nowhere before it is closed: neither for others nor for whoever gave it', async () => {
    const round = await aRound();
    await round.judge(1, [dear], [dear]);
    for (const person of [leader, first, second]) {
      expect(await coded.counts(person)).toEqual({});
      expect(await marksOf(1, person)).toMatchObject({ marks: [], isBlind: person !== leader });
      const { items } = await coded.got(codingCalls.answers, { ...of(), list: 'coded' }, person);
      expect(items).toEqual([]);
    }
    for (const call of [codingRoundCalls.agreement, codingRoundCalls.differences])
      for (const person of [leader, first])
        expect(await refused(call, { roundId: round.roundId }, person)).toBe(errorCodes.roundMovedOn.code);
    expect(await round.shown(second)).toMatchObject({
      answers: 9,
      differing: 0,
      mayLead: false,
      coders: [
        { nickName: first.nickName, judged: 1, isSelf: false },
        { nickName: second.nickName, judged: 1, isSelf: true },
      ],
    });
  });

  it('hides from its coders what others have coded on its answers, and lets nobody of them code there', async () => {
    await coded.code([6], [service]);
    const round = await aRound([first, second], { among: 'all' });
    expect(await marksOf(6, first)).toMatchObject({ isBlind: true, marks: [] });
    expect((await marksOf(6)).marks).toHaveLength(1);
    const one = { answerRecordIds: [recordId(6)], add: [dear] };
    expect(await refused(codingCalls.code, one, first)).toBe(errorCodes.answerIsBlind.code);
    expect(await refused(codingCalls.code, one)).toBe('0000');
    await round.close();
    expect((await marksOf(6, first)).marks).toHaveLength(2);
    expect(await refused(codingCalls.code, one, first)).toBe('0000');
  });

  it('draws from what nobody has coded and no open round has, the same for the same seed', async () => {
    await coded.code([1, 10], [dear]);
    const ids = async (roundId: string) =>
      (
        await sql('select answer_record_id as id from coding_round_answer where round_id = $1 order by place', [
          roundId,
        ])
      ).map(({ id }) => id as string);
    const drawn = await ids((await aRound(undefined, { count: 4, seed: 11 })).roundId);
    expect(new Set(drawn).size).toBe(4);
    for (const serial of [1, 4, 10]) expect(drawn).not.toContain(recordId(serial));
    const rest = await ids((await aRound(undefined, { count: 3, seed: 11 })).roundId);
    expect(rest.some(id => drawn.includes(id))).toBe(false);
    const coders = [first.id, second.id];
    expect(await refused(codingRoundCalls.make, { name: 'More', coders, count: 2 })).toBe(
      errorCodes.roundNotPossible.code,
    );
    const again = { name: 'Again', coders, count: 4, seed: 11 };
    await sql('delete from coding_round where coding_id = $1', [of().codingId]);
    const { roundId } = await coded.got(codingRoundCalls.make, { ...of(), ...again });
    expect(await ids(roundId)).toEqual(drawn);
  });

  it('is for different people who may code and see all of it', async () => {
    const stranger = await buildPerson(test.platform);
    const northern = await coded.addNorthern(rights);
    const make = (coders: readonly TestPerson[], more: object = {}, person = leader) =>
      refused(codingRoundCalls.make, { name: 'Some', count: 2, coders: coders.map(({ id }) => id), ...more }, person);
    for (const other of [first, stranger, northern])
      expect(await make([first, other], { count: 9 })).toBe(errorCodes.roundNotPossible.code);
    expect(await make([first])).toBe(errorCodes.inputInvalid.code);
    // Of what the northern one sees, they may.
    expect(await make([first, northern], {}, northern)).toBe('0000');
  });

  it('is closed and removed by whoever made it, or who codes all where they may not code any more', async () => {
    const round = await aRound();
    const named = { roundId: round.roundId };
    const northern = await coded.addNorthern(rights);
    for (const call of [codingRoundCalls.close, codingRoundCalls.remove])
      expect(await refused(call, named, first)).toBe(errorCodes.noPermission.code);
    await sql('update coding_round set leader_id = null where round_id = $1', [round.roundId]);
    expect(await refused(codingRoundCalls.close, named, northern)).toBe(errorCodes.noPermission.code);
    expect(await refused(codingRoundCalls.close, named, first)).toBe('0000');
    expect(await refused(codingRoundCalls.close, named, first)).toBe(errorCodes.roundMovedOn.code);
    const judged = { ...named, answerRecordId: recordId(1), marks: [] };
    expect(await refused(codingRoundCalls.judge, judged, first)).toBe(errorCodes.roundMovedOn.code);
    expect(await refused(codingRoundCalls.remove, named, second)).toBe('0000');
    expect(await refused(codingRoundCalls.agreement, named)).toBe(errorCodes.roundNotFound.code);
  });

  it.each<[string, object, keyof typeof errorCodes]>([
    ['a code that is not in the frame', { marks: [{ code: 77 }] }, 'frameNotPossible'],
    ['words that are not in the answer', { marks: [{ code: dear, span: { from: 3, to: 99 } }] }, 'frameNotPossible'],
    ['a record that says nothing', { answerRecordId: recordId(4), marks: [] }, 'answerRecordNotFound'],
    ['a round that is not there', { roundId: 'nowhere', marks: [] }, 'roundNotFound'],
  ])('takes no %s', async (_what, more, name) => {
    const { roundId } = await aRound();
    const sent = { roundId, answerRecordId: recordId(1), ...more };
    expect(await refused(codingRoundCalls.judge, sent, first)).toBe(errorCodes[name].code);
  });

  it('takes one’s word back, and asks again for what says something else', async () => {
    const round = await aRound();
    await round.judge(1, [dear], [dear]);
    await round.judge(5, [service], null);
    const taken = { roundId: round.roundId, answerRecordId: recordId(5), marks: [], isTakenBack: true };
    await coded.got(codingRoundCalls.judge, { ...of(), ...taken }, first);
    expect((await round.shown()).coders.map(({ judged }) => judged)).toEqual([1, 1]);
    await sql(
      `update answer_record set answers = jsonb_set(answers, $2, '"Not dear at all"'), changed = pg_current_xact_id()
        where scroll_id = $1 and serial = 1`,
      [coded.survey.scrollId, [why]],
    );
    const { items } = await coded.got(codingRoundCalls.answers, { ...of(), roundId: round.roundId }, first);
    expect(items.filter(({ isJudged }) => isJudged)).toEqual([]);
    await round.judge(1, [worth], null);
    // What the second said was of other words.
    expect(await round.close()).toEqual({ accepted: 0, differing: 0 });
    expect(await codesOf(1)).toEqual([]);
  });
});

describe('a round that is closed', () => {
  it('makes count what its coders agree on, in the name and on the words of each, and nothing else', async () => {
    const round = await aRound();
    await round.judge(6, [{ code: dear, span: { from: 0, to: 4 } }, { code: service }], [dear]);
    await round.judge(1, [dear], [dear]);
    await round.judge(7, [], []);
    await round.judge(8, [dear], null);
    expect(await round.close()).toEqual({ accepted: 2, differing: 1 });
    expect(await codesOf(1)).toEqual([
      [dear, first.nickName],
      [dear, second.nickName],
    ]);
    expect((await marksOf(6)).marks.map(({ code, span, nickName }) => [code, span, nickName])).toEqual([
      [dear, { from: 0, to: 4 }, first.nickName],
      [dear, null, second.nickName],
    ]);
    for (const serial of [7, 8]) expect(await codesOf(serial)).toEqual([]);
    expect(await coded.counts()).toEqual({ [price]: 2, [dear]: 2 });
  });

  it('tells how far its coders agree, on the whole answer and on each code with those below it', async () => {
    const round = await aRound();
    await round.judge(1, [dear], [dear]);
    await round.judge(2, [worth, service], [worth]);
    await round.judge(3, [worth], [price]);
    await round.judge(5, [service], [service]);
    await round.judge(6, [dear, service], [service, dear]);
    await round.judge(7, [], []);
    await round.judge(8, [dear], null);
    await round.close();
    const agreement = await coded.got(codingRoundCalls.agreement, { ...of(), roundId: round.roundId });
    expect(agreement).toMatchObject({ answers: 9, judged: [7, 6], judgedTogether: [6, 6] });
    const of_ = (code: number) => agreement.codes.find(one => one.code === code)!;
    expect(agreement.whole).toMatchObject({ units: 6, kappaUnits: 6 });
    expect(agreement.whole.share).toBeCloseTo(4 / 6, 12);
    // Price counts whoever gave anything below it: on that they agree everywhere, on “worth it” they do not. What the first alone judged counts nowhere.
    expect(of_(price)).toMatchObject({ units: 6, share: 1, given: [4, 4], kappa: { value: 1 }, alpha: { value: 1 } });
    expect(of_(worth)).toMatchObject({ share: 5 / 6, given: [2, 1] });
    // κ of [[1, 1], [0, 4]]: p_o = 5/6, p_e = (2·1 + 4·5)/36.
    expect(of_(worth).kappa!.value).toBeCloseTo((5 / 6 - 22 / 36) / (1 - 22 / 36), 12);
    expect(of_(coupon)).toMatchObject({ share: 1, given: [0, 0], kappa: null, alpha: null });
  });

  it('keeps its figures, whatever is decided and whatever becomes of the frame', async () => {
    const round = await aRound();
    await round.judge(1, [dear], [worth]);
    await round.judge(6, [dear], [dear]);
    await round.judge(5, [service], [service]);
    await round.close();
    const ask = () => coded.got(codingRoundCalls.agreement, { ...of(), roundId: round.roundId });
    const before = await ask();
    await round.decide(1, [dear]);
    const { frameId } = coded.frame;
    const merge = { frameId, version: 1, commands: [{ does: 'merge', code: worth, into: dear }] };
    await coded.got(codingFrameCalls.edit, { scrollId: undefined, ...merge });
    expect(await ask()).toEqual(before);
    expect(before.codes.map(({ en }) => en)).toContain('Worth it');
  });

  it('takes what its coders gave along, when codes are merged or deleted while it is open', async () => {
    const round = await aRound();
    await round.judge(1, [dear, worth], [dear]);
    await round.judge(5, [service, coupon], [service]);
    const commands = [
      { does: 'merge', code: worth, into: dear },
      { does: 'delete', code: coupon, to: null },
    ];
    const { frameId } = coded.frame;
    await coded.got(codingFrameCalls.edit, { scrollId: undefined, frameId, version: 1, commands });
    expect(await round.close()).toEqual({ accepted: 2, differing: 0 });
  });

  it('has a coefficient for three coders of those whom all judged, and one for who left some out', async () => {
    const third = await aCoder();
    const round = await aRound([first, second, third]);
    await round.judge(1, [dear], [dear], [dear]);
    await round.judge(5, [service], [service], []);
    await round.judge(6, [dear, service], [dear], [dear]);
    await round.judge(8, [dear], [], null);
    await round.close();
    const { whole, codes, judgedTogether } = await coded.got(codingRoundCalls.agreement, {
      ...of(),
      roundId: round.roundId,
    });
    expect([whole.units, whole.kappaUnits, judgedTogether]).toEqual([4, 3, [4, 4, 3]]);
    const dears = codes.find(({ code }) => code === dear)!;
    expect(dears).toMatchObject({ units: 4, kappaUnits: 3, kappa: { value: 1 }, given: [3, 2, 2] });
    // Of four, one that two judged apart: 1 − D_o/D_e with 11 judgements, 7 of one kind.
    expect(dears.alpha!.value).toBeCloseTo(1 - 2 / 11 / ((2 * 7 * 4) / (11 * 10)), 12);
  });
});

describe('what coders coded unlike', () => {
  it('stands side by side, is settled in the name of who decides, and is open again when that is undone', async () => {
    const round = await aRound();
    await round.judge(1, [dear, service], [{ code: service }, { code: worth, span: { from: 0, to: 3 } }]);
    await round.judge(6, [dear], [service]);
    await round.judge(5, [service], [service]);
    await round.close();
    const { items, coders, total } = await round.differences();
    expect(coders.map(({ nickName }) => nickName)).toEqual([first.nickName, second.nickName]);
    expect(total).toBe(2);
    expect(items.find(({ answerRecordId }) => answerRecordId === recordId(1))).toMatchObject({
      text: 'Too dear for what it is',
      judged: [
        [
          { code: dear, span: null },
          { code: service, span: null },
        ],
        [
          { code: service, span: null },
          { code: worth, span: { from: 0, to: 3 } },
        ],
      ],
      agreed: [service],
      disputed: [dear, worth],
      decision: null,
    });
    expect((await round.differences({ code: worth })).total).toBe(1);
    const { deedId } = await round.decide(1, [worth, coupon], first);
    expect((await marksOf(1)).marks.map(({ code, span, nickName }) => [code, span, nickName])).toEqual([
      [service, null, first.nickName],
      [service, null, second.nickName],
      [worth, { from: 0, to: 3 }, first.nickName],
      [coupon, null, first.nickName],
    ]);
    expect(await round.shown()).toMatchObject({ differing: 2, decided: 1 });
    expect((await round.differences({ list: 'decided' })).items).toMatchObject([
      { decision: { nickName: first.nickName, codes: [worth, coupon] } },
    ]);
    const again = { roundId: round.roundId, decisions: [{ answerRecordId: recordId(1), codes: [dear] }] };
    expect(await refused(codingRoundCalls.decide, again)).toBe(errorCodes.roundMovedOn.code);
    const undone = await coded.got(codingCalls.undo, { ...of(), deedId }, first);
    expect((await codesOf(1)).map(([code]) => code)).toEqual([service, service]);
    expect((await round.differences()).total).toBe(2);
    await coded.got(codingCalls.undo, { ...of(), deedId: undone.deedId }, first);
    expect([(await round.differences()).total, (await codesOf(1)).length]).toEqual([1, 4]);
  });

  it('is settled also where none of the codes holds, and that is undone too', async () => {
    await coded.code([6], [dear]);
    const round = await aRound(undefined, { among: 'all' });
    await round.judge(6, [dear], []);
    await round.close();
    const { deedId, added, ended } = await round.decide(6, []);
    expect([added, ended, await codesOf(6)]).toEqual([0, 1, []]);
    expect(await round.shown()).toMatchObject({ differing: 1, decided: 1 });
    await coded.got(codingCalls.undo, { ...of(), deedId });
    expect(await codesOf(6)).toEqual([[dear, leader.nickName]]);
    expect(await round.shown()).toMatchObject({ decided: 0 });
    const alike = { roundId: round.roundId, decisions: [{ answerRecordId: recordId(1), codes: [] }] };
    expect(await refused(codingRoundCalls.decide, alike)).toBe(errorCodes.roundNotPossible.code);
  });

  it('is settled once when several decide at the same time', async () => {
    const round = await aRound();
    await round.judge(6, [dear], [service]);
    await round.close();
    const { database } = test.platform;
    const before = database.brokenOff;
    const decisions = [{ answerRecordId: recordId(6), codes: [dear] }];
    const sent = { roundId: round.roundId, decisions };
    const told = await Promise.all(
      [leader, first, second].map(person => refused(codingRoundCalls.decide, sent, person)),
    );
    expect(told.sort()).toEqual(['0000', errorCodes.roundMovedOn.code, errorCodes.roundMovedOn.code]);
    expect(await codesOf(6)).toHaveLength(1);
    expect(database.brokenOff).toBe(before);
  });

  it('is whole when somebody closes the round while others code', async () => {
    const round = await aRound();
    await round.judge(1, [dear], [dear]);
    const { database } = test.platform;
    const before = database.brokenOff;
    const serials = [2, 3, 5, 6, 7, 8, 9, 10];
    const judged = serials.flatMap(serial =>
      [first, second].map(async person => {
        const sent = { roundId: round.roundId, answerRecordId: recordId(serial), marks: [{ code: service }] };
        return { serial, code: await refused(codingRoundCalls.judge, sent, person) };
      }),
    );
    const [closed, ...told] = await Promise.all([round.close(), ...judged]);
    for (const { code } of told) expect(['0000', errorCodes.roundMovedOn.code]).toContain(code);
    const both = serials.filter(
      serial => told.filter(one => one.serial === serial && one.code === '0000').length === 2,
    );
    expect(closed).toEqual({ accepted: 1 + both.length, differing: 0 });
    for (const serial of serials) expect(await codesOf(serial)).toHaveLength(both.includes(serial) ? 2 : 0);
    expect(database.brokenOff).toBe(before);
  });

  it('is shown and counted of the records that its reader may see', async () => {
    const northern = await coded.addNorthern(rights);
    const round = await aRound();
    await round.judge(1, [dear], [service]);
    await round.judge(6, [dear], [service]);
    await round.judge(5, [service], [service]);
    await round.close();
    const { items, total } = await round.differences({}, northern);
    expect([total, items.map(({ answerRecordId }) => answerRecordId)]).toEqual([1, [recordId(6)]]);
    expect(await round.shown(northern)).toMatchObject({
      answers: 4,
      differing: 1,
      coders: [{ judged: 1 }, { judged: 1 }],
    });
    const agreement = await coded.got(codingRoundCalls.agreement, { ...of(), roundId: round.roundId }, northern);
    expect(agreement).toMatchObject({
      answers: 4,
      judged: [1, 1],
      whole: { units: 1, share: 0, kappa: null, alpha: null },
    });
    const sent = { roundId: round.roundId, decisions: [{ answerRecordId: recordId(1), codes: [dear] }] };
    expect(await refused(codingRoundCalls.decide, sent, northern)).toBe(errorCodes.answerRecordNotFound.code);
    // Set aside, a record counts nowhere.
    await sql(
      `update answer_record set set_aside = 'invalid', changed = pg_current_xact_id() where scroll_id = $1 and serial = 6`,
      [coded.survey.scrollId],
    );
    expect(await round.shown()).toMatchObject({ answers: 8, differing: 1 });
    expect((await round.differences()).total).toBe(1);
  });
});

describe('people and records that go', () => {
  it('leave what was given, without a name; a record takes it along', async () => {
    const round = await aRound();
    await round.judge(1, [dear], [dear]);
    await round.judge(6, [dear], [service]);
    await sql('delete from person where id = any($1)', [[first.id]]);
    expect(await round.close()).toEqual({ accepted: 1, differing: 1 });
    expect(await codesOf(1)).toEqual([
      [dear, ''],
      [dear, second.nickName],
    ]);
    expect((await round.differences()).coders.map(({ nickName }) => nickName)).toEqual(['', second.nickName]);
    await sql('delete from answer_record where scroll_id = $1 and serial = 6', [coded.survey.scrollId]);
    expect(await sql('select 1 from coding_judgement where round_id = $1', [round.roundId])).toHaveLength(2);
    await coded.got(codingCalls.remove, of());
    for (const table of ['coding_round', 'coding_round_answer', 'coding_round_coder', 'coding_judgement'])
      expect(await sql(`select 1 from ${table} t where to_jsonb(t) ->> 'round_id' = $1`, [round.roundId])).toEqual([]);
  });
});

describe('the log of a coding', () => {
  it('says who did what, with how many answers of those that its reader may see', async () => {
    const northern = await coded.addNorthern(rights);
    const { deedId } = await coded.code([1, 2, 6], [service], {}, first);
    await coded.got(codingCalls.undo, { ...of(), deedId }, first);
    const { frameId } = coded.frame;
    const commands = [{ does: 'change', code: coupon, en: 'Voucher' }];
    await coded.got(codingFrameCalls.edit, { scrollId: undefined, frameId, version: 1, commands });
    const round = await aRound();
    await round.judge(6, [dear], [worth]);
    await round.close();
    await round.decide(6, [dear], second);
    const log = (more: object = {}, person = leader) => coded.got(codingLogCalls.list, { ...of(), ...more }, person);
    const { items, next, people } = await log();
    expect(items.map(({ does, nickName, added, ended }) => [does, nickName, added, ended])).toEqual([
      ['decide', second.nickName, 1, 0],
      ['close', leader.nickName, 0, 0],
      ['round', leader.nickName, 0, 0],
      ['frame', leader.nickName, 0, 0],
      ['undo', first.nickName, 0, 3],
      ['code', first.nickName, 3, 0],
    ]);
    expect(items[0]).toMatchObject({ round: 'Pilot', codes: [dear], isUndone: false });
    expect(items[3]).toMatchObject({ commands: ['change'] });
    expect(items[5]).toMatchObject({ isUndone: true, codes: [service], by: 'person' });
    expect([next, people.length]).toEqual([null, 3]);
    expect((await log({}, northern)).items[5]).toMatchObject({ added: 2 });
    expect((await log({ personId: second.id })).items.map(({ does }) => does)).toEqual(['decide']);
    const page = await log({ count: 4 });
    const rest = await log({ count: 4, after: page.next! });
    expect([...page.items, ...rest.items]).toEqual(items);
    expect(rest.next).toBeNull();
  });
});
