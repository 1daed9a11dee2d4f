import { codingCalls, codingLogCalls, codingPortionCalls, errorCodes, type Right } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { buildCodedSurvey, type CodedSurvey, dear, recordId } from '../../../../testing/coding/coded-survey.ts';

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
const aCoder = async (held = rights) => {
  const person = await buildPerson(test.platform);
  await giveRights(test.platform, person, coded.survey.scrollId, held);
  return person;
};
const of = () => ({ codingId: coded.coding.codingId });
const sql = async (text: string, values: readonly unknown[]) =>
  (await test.platform.database.pool.query(text, [...values])).rows;
const refused = async (call: Parameters<CodedSurvey['ask']>[0], sent: object, person = leader) =>
  (await coded.ask(call, { ...of(), ...sent }, person)).code;
const to = (...people: readonly TestPerson[]) => people.map(({ id }) => ({ personId: id }));
const handOut = (more: object, person = leader) => coded.got(codingPortionCalls.handOut, { ...of(), ...more }, person);
const portionOf = async (person: TestPerson, more: object = {}) => {
  const asked = { ...of(), isOwnPortion: true, sort: 'oldest', ...more };
  const { items, total } = await coded.got(codingCalls.answers, asked, person);
  expect(total).toBe(items.length);
  return items.map(({ answerRecordId }) => Number(answerRecordId.slice('import'.length)));
};
const coders = async (person = leader) => coded.got(codingPortionCalls.coders, of(), person);
const standing = async (who: TestPerson, person = leader) => {
  const { given, coded: done } = (await coders(person)).items.find(({ personId }) => personId === who.id)!;
  return [given, done];
};

describe('answers that are handed out', () => {
  it('are dealt in order or by chance with a seed, equally or by numbers, none to two people', async () => {
    await coded.code([2, 10], [dear]);
    expect((await handOut({ to: to(first, second), order: 'oldest' })).given.map(({ count }) => count)).toEqual([4, 3]);
    expect([await portionOf(first), await portionOf(second)]).toEqual([
      [1, 5, 7, 9],
      [3, 6, 8],
    ]);
    expect(await portionOf(leader)).toEqual([]);
    expect(await coders()).toMatchObject({ answered: 9, free: 2, freeUncoded: 0 });
    const more = [{ personId: second.id, count: 1 }];
    expect(await refused(codingPortionCalls.handOut, { to: more })).toBe(errorCodes.roundNotPossible.code);
    expect((await handOut({ to: more, among: 'all', order: 'oldest' })).given).toEqual(more);
    expect(await portionOf(second)).toEqual([2, 3, 6, 8]);
    const byChance = async () => {
      await sql('delete from coding_portion where coding_id = $1', [of().codingId]);
      await handOut({ to: to(first, second), among: 'all', seed: 5 });
      return portionOf(first);
    };
    const drawn = await byChance();
    expect(drawn).toHaveLength(5);
    expect(drawn).not.toEqual([1, 3, 6, 8, 10]);
    expect(await byChance()).toEqual(drawn);
  });

  it('are listed, searched and told apart like all answers, and others come by themselves to nobody', async () => {
    await handOut({ to: to(first), order: 'oldest' });
    await coded.code([6, 8], [dear], {}, first);
    expect(await portionOf(first, { list: 'uncoded', search: 'dear' })).toEqual([1, 9]);
    expect(await standing(first)).toEqual([9, 2]);
  });

  it('are taken back or handed on: those that are not coded, or all', async () => {
    await handOut({ to: to(first), order: 'oldest' });
    await coded.code([1, 2], [dear], {}, first);
    const move = (more: object) => coded.got(codingPortionCalls.takeBack, { ...of(), personId: first.id, ...more });
    expect(await move({ to: second.id })).toEqual({ moved: 7 });
    expect([await standing(first), await standing(second)]).toEqual([
      [2, 2],
      [7, 0],
    ]);
    expect(await move({ among: 'all' })).toEqual({ moved: 2 });
    expect(await standing(first)).toEqual([0, 0]);
    const same = { personId: first.id, to: first.id };
    expect(await refused(codingPortionCalls.takeBack, same)).toBe(errorCodes.roundNotPossible.code);
    const { items } = await coded.got(codingLogCalls.list, of());
    expect(items.map(({ does, about }) => [does, about])).toEqual([
      ['take-back', first.nickName],
      ['hand-out', second.nickName],
      ['take-back', first.nickName],
      ['code', null],
      ['hand-out', first.nickName],
    ]);
  });

  it('go to people who may code, and to each only what they may see', async () => {
    const northern = await coded.addNorthern(rights);
    const stranger = await buildPerson(test.platform);
    const reader = await aCoder(['records.view']);
    for (const person of [stranger, reader])
      expect(await refused(codingPortionCalls.handOut, { to: to(person) })).toBe(errorCodes.roundNotPossible.code);
    for (const wrong of [to(first, first), [...to(first), { personId: second.id, count: 2 }]])
      expect(await refused(codingPortionCalls.handOut, { to: wrong })).toBe(errorCodes.roundNotPossible.code);
    await handOut({ to: to(northern), order: 'oldest' });
    expect(await portionOf(northern)).toEqual([2, 6, 8, 10]);
    expect(await coders(northern)).toMatchObject({ answered: 4, free: 0 });
    await sql('delete from coding_portion where coding_id = $1', [of().codingId]);
    await handOut({ to: to(first), order: 'oldest' });
    // A reader of some is told of those, and moves no others.
    expect(await standing(first, northern)).toEqual([4, 0]);
    const taken = { ...of(), personId: first.id };
    expect(await coded.got(codingPortionCalls.takeBack, taken, northern)).toEqual({ moved: 4 });
    expect(await portionOf(first)).toEqual([1, 3, 5, 7, 9]);
  });

  it('are one person’s when several hand them out at the same time', async () => {
    const { database } = test.platform;
    const before = database.brokenOff;
    const told = await Promise.all(
      [to(first, second), to(second, first), to(leader)].map((people, at) =>
        coded.ask(codingPortionCalls.handOut, { ...of(), to: people, seed: at + 1 }, [leader, first, second][at]!),
      ),
    );
    expect(told.some(({ code }) => code === '0000')).toBe(true);
    const all = await Promise.all([leader, first, second].map(person => portionOf(person)));
    expect(all.flat().sort((a, b) => a - b)).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10]);
    expect(database.brokenOff).toBe(before);
  });

  it('are nobody’s when their person leaves, and gone with their record', async () => {
    await handOut({ to: to(first, second), order: 'oldest' });
    await sql('delete from person where id = $1', [first.id]);
    expect(await coders()).toMatchObject({ free: 5 });
    await sql('delete from answer_record where answer_record_id = $1 and scroll_id = $2', [
      recordId(2),
      coded.survey.scrollId,
    ]);
    expect(await sql('select 1 from coding_portion where coding_id = $1', [of().codingId])).toHaveLength(3);
  });
});
