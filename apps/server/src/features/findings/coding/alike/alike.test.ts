import { codingAlikeCalls, codingCalls, codingRoundCalls, errorCodes, type Right } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import {
  answersGiven,
  buildCodedSurvey,
  type CodedSurvey,
  dear,
  price,
  recordId,
  service,
  why,
} from '../../../../testing/coding/coded-survey.ts';

vi.setConfig({ testTimeout: 180_000 });

let test: TestApp;
let coder: TestPerson;
let coded: CodedSurvey;
beforeAll(async () => {
  test = await buildTestApp({ env: { DATABASE_CONNECTIONS: '8' } });
  coder = await buildPerson(test.platform);
}, 180_000);
afterAll(() => test.close());

/** By number: four wait, three of them in other words; two pay; the others are alone. */
const said: Readonly<Record<number, string>> = {
  1: '等太久了',
  2: '等太久了！',
  3: '收费有点高',
  4: '等太久了。',
  5: '收费有点高',
  6: '“等太久了”',
  7: 'The hotline never answers',
};
beforeEach(async () => {
  coded = await buildCodedSurvey(test, coder);
  for (const [serial, text] of Object.entries(said)) await saysNow(Number(serial), text);
}, 180_000);

const rights: readonly Right[] = ['analysis.collate', 'records.view'];
const sql = async (text: string, values: readonly unknown[] = [coded.survey.scrollId]) =>
  (await test.platform.database.pool.query(text, [...values])).rows;
const saysNow = (serial: number, text: string) =>
  sql(
    `update answer_record set answers = jsonb_set(answers, $2, $3), changed = pg_current_xact_id()
      where scroll_id = $1 and serial = $4`,
    [...[coded.survey.scrollId, [why]], ...[JSON.stringify(text), serial]],
  );
const setAside = (serial: number) =>
  sql(
    `update answer_record set set_aside = 'deleted', changed = pg_current_xact_id() where scroll_id = $1 and serial = $2`,
    [coded.survey.scrollId, serial],
  );
const of = (more: object = {}) => ({ codingId: coded.coding.codingId, ...more });
const groups = (more: object = {}, person = coder) => coded.got(codingAlikeCalls.groups, of(more), person);
const shapeOf = ({ items }: Awaited<ReturnType<typeof groups>>) =>
  items.map(({ text, count, wordings, coded: many }) => [text.replace(/[“”！。]/gu, ''), count, wordings, many]);
const codesOf = async (serial: number) => {
  const { items } = await coded.got(codingCalls.answers, of({ count: 200 }));
  const marks = items.find(({ answerRecordId }) => answerRecordId === recordId(serial))?.marks ?? [];
  return marks.map(({ code }) => code);
};
const refused = async (call: Parameters<CodedSurvey['ask']>[0], more: object, person = coder) =>
  (await coded.ask(call, of(more), person)).code;
const first = async (person = coder) => {
  const { items, grouping } = await groups({}, person);
  return { group: items[0]!.answerRecordId, count: items[0]!.count, grouping };
};
const aCoder = async () => {
  const person = await buildPerson(test.platform);
  await giveRights(test.platform, person, coded.survey.scrollId, rights);
  return person;
};

describe('groups of like answers', () => {
  it('look uncoded to whoever codes them blind, and what they give a group leaves these out', async () => {
    const [one, other] = [await aCoder(), await aCoder()];
    const { group, count, grouping } = await first();
    const give = (person: TestPerson) =>
      coded.got(codingAlikeCalls.codeGroup, of({ grouping, group, count, from: 0, add: [service] }), person);
    await give(coder);
    const coders = [one.id, other.id];
    await coded.got(codingRoundCalls.make, of({ name: 'Pilot', coders, count: 9, among: 'all' }));
    expect(shapeOf(await groups())[0]).toEqual(['等太久了', 4, 1, 4]);
    const theirs = await groups({}, one);
    expect(shapeOf(theirs)[0]).toEqual(['等太久了', 4, 1, 0]);
    expect(theirs.items[0]!.codes).toEqual([]);
    const members = await coded.got(codingAlikeCalls.groupMembers, of({ group }), one);
    expect(members.items.map(({ marks }) => marks)).toEqual([[], [], [], []]);
    expect(await give(one)).toMatchObject({ added: 0, coded: 0 });
  });

  it('stand the largest first, with what they are coded with; those that are alone are left out', async () => {
    const listed = await groups();
    expect(shapeOf(listed)).toEqual([
      ['等太久了', 4, 1, 0],
      ['收费有点高', 2, 1, 0],
    ]);
    expect(listed).toMatchObject({ total: 2, together: 6, answers: 10, fresh: 0, older: 0 });
    await coded.code([1, 6], [dear]);
    await coded.code([6], [service]);
    await coded.code([3], [price]);
    const { items } = await groups();
    expect(items.map(({ codes }) => codes)).toEqual([
      [
        { code: dear, count: 2 },
        { code: service, count: 1 },
      ],
      [{ code: price, count: 1 }],
    ]);
    expect(items.map(one => one.coded)).toEqual([2, 1]);
  });

  it('are searched, listed where somebody has no code yet, and opened page by page', async () => {
    expect(shapeOf(await groups({ search: '收费' }))).toEqual([['收费有点高', 2, 1, 0]]);
    await coded.code([3, 5], [dear]);
    expect(shapeOf(await groups({ list: 'uncoded' }))).toEqual([['等太久了', 4, 1, 0]]);
    const { group, grouping } = await first();
    const page = (from: number) => coded.got(codingAlikeCalls.groupMembers, of({ group, grouping, from, count: 3 }));
    const both = [await page(0), await page(3)];
    expect(both.map(({ total, items }) => [total, items.length])).toEqual([
      [4, 3],
      [4, 1],
    ]);
    const members = both.flatMap(({ items }) => items.map(({ answerRecordId }) => answerRecordId));
    expect(members.sort()).toEqual([1, 2, 4, 6].map(recordId));
  });

  it('are of the reader’s range, and of records that are not deleted', async () => {
    const northern = await coded.addNorthern(rights);
    expect(shapeOf(await groups({}, northern))).toEqual([['等太久了', 3, 1, 0]]);
    // What one person grouped is nobody else's who sees other records.
    const { grouping } = await groups();
    expect(shapeOf(await groups({ grouping }, northern))).toEqual([['等太久了', 3, 1, 0]]);
    const { group } = await first();
    await setAside(4);
    expect(shapeOf(await groups({ grouping }))[0]).toEqual(['等太久了', 3, 1, 0]);
    const { items } = await coded.got(codingAlikeCalls.groupMembers, of({ group, grouping }));
    expect(items.map(({ answerRecordId }) => answerRecordId).sort()).toEqual([1, 2, 6].map(recordId));
  });

  it('stay as they are while others answer, and say how many came', async () => {
    const { grouping } = await groups();
    await saysNow(8, '等太久了');
    const listed = await groups({ grouping });
    expect(shapeOf(listed)[0]).toEqual(['等太久了', 4, 1, 0]);
    expect(shapeOf(await groups())[0]).toEqual(['等太久了', 5, 1, 0]);
    expect((await groups({ grouping })).fresh).toBe(0);
    await sql(
      'update answer_record set answers = answers - $2, changed = pg_current_xact_id() where scroll_id = $1 and serial = 9',
      [...[coded.survey.scrollId, why]],
    );
    const before = await groups();
    expect(before.answers).toBe(9);
    await saysNow(9, '等太久了');
    expect(await groups({ grouping: before.grouping })).toMatchObject({ fresh: 1, answers: 9 });
  });
});

describe('a group', () => {
  it('is coded at once, as one deed that is undone at once', async () => {
    const { group, count, grouping } = await first();
    await coded.code([2], [service]);
    await coded.code([1], [dear]);
    const look = await coded.got(codingAlikeCalls.lookAtGroup, of({ group, grouping, add: [dear] }));
    expect(look).toEqual({ count: 4, already: 1, otherwise: 1, uncoded: 2 });
    const done = await coded.got(codingAlikeCalls.codeGroup, of({ group, count, grouping, add: [dear] }));
    expect(done).toMatchObject({ added: 3, ended: 0, coded: 4, next: null });
    expect(await codesOf(2)).toEqual([service, dear]);
    await coded.got(codingCalls.undo, of({ deedId: done.deedId }));
    expect([await codesOf(1), await codesOf(2), await codesOf(6)]).toEqual([[dear], [service], []]);
    const only = { group, count, grouping, add: [price], isUncodedOnly: true };
    expect(await coded.got(codingAlikeCalls.codeGroup, of(only))).toMatchObject({ added: 2, coded: 2 });
  });

  it('that is larger than one part is gone on with, in the same deed, by nobody else', async () => {
    const [{ names }] = await sql(
      `select string_agg(quote_ident(attname), ',') as names from pg_attribute
        where attrelid = 'answer_record'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
      [],
    );
    await sql(
      `insert into answer_record (${names}) select ${names} from (select (jsonb_populate_record(r, jsonb_build_object(
           'answer_record_id', 'more' || n, 'serial', 100 + n, 'changed', pg_current_xact_id()))).*
         from answer_record r, generate_series(1, 700) n where r.scroll_id = $1 and r.serial = 1) as more`,
    );
    const { group, count, grouping } = await first();
    expect(count).toBe(704);
    const part = (more: object = {}, person = coder) =>
      coded.got(codingAlikeCalls.codeGroup, of({ group, count, grouping, add: [dear], ...more }), person);
    const { deedId, next, added } = await part();
    expect([added, next]).toEqual([500, 500]);
    const goOn = { group, count, grouping, add: [dear], from: 500, deedId };
    expect(await refused(codingAlikeCalls.codeGroup, goOn, await aCoder())).toBe(errorCodes.codingNotFound.code);
    expect(await part({ from: 500, deedId })).toMatchObject({ added: 204, next: null, deedId });
    expect((await coded.counts())[dear]).toBe(704);
    expect((await coded.got(codingCalls.undo, of({ deedId }))).ended).toBe(704);
    expect(await coded.counts()).toEqual({});
    // What has been undone is not gone on with.
    expect(await refused(codingAlikeCalls.codeGroup, goOn)).toBe(errorCodes.codingNotFound.code);
  });

  it('that is another one by now is refused; an answer that says something else is left out', async () => {
    const { group, count, grouping } = await first();
    const sent = { group, grouping, add: [dear] };
    expect(await refused(codingAlikeCalls.codeGroup, { ...sent, count: count + 1 })).toBe(
      errorCodes.answerGroupChanged.code,
    );
    expect(await refused(codingAlikeCalls.codeGroup, { ...sent, group: recordId(7), count: 1 })).toBe('0000');
    expect(await refused(codingAlikeCalls.codeGroup, { ...sent, group: 'nowhere', count })).toBe(
      errorCodes.answerGroupChanged.code,
    );
    await saysNow(6, '不用等，很快');
    expect(await coded.got(codingAlikeCalls.codeGroup, of({ ...sent, count }))).toMatchObject({ coded: 3, added: 3 });
    expect(await codesOf(6)).toEqual([]);
  });

  it('is coded by two at once without a loss', async () => {
    const people = [coder, await aCoder(), await aCoder()];
    const { group, count, grouping } = await first();
    const { database } = test.platform;
    const before = database.brokenOff;
    const code = (person: TestPerson, add: number) =>
      coded.got(codingAlikeCalls.codeGroup, of({ group, count, grouping, add: [add] }), person);
    await Promise.all(people.flatMap(person => [code(person, dear), code(person, service)]));
    for (const serial of [1, 2, 4, 6]) expect(await codesOf(serial)).toHaveLength(6);
    expect(database.brokenOff).toBe(before);
  });

  it('shows nobody what they may not see', async () => {
    const person = await buildPerson(test.platform);
    for (const right of rights) {
      await sql('delete from right_row where person_id = $1', [person.id]);
      await giveRights(test.platform, person, coded.survey.scrollId, [right]);
      expect(await refused(codingAlikeCalls.groups, {}, person)).toBe(errorCodes.noPermission.code);
    }
    const { group, count, grouping } = await first();
    const northern = await coded.addNorthern(rights);
    const sent = { group: recordId(1), count, grouping, add: [dear] };
    expect([group === recordId(1), await refused(codingAlikeCalls.codeGroup, sent, northern)]).toEqual([
      group === recordId(1),
      errorCodes.answerGroupChanged.code,
    ]);
  });
});

describe('answers sorted by similarity', () => {
  const order = async (more: object) => {
    const { items } = await coded.got(codingCalls.answers, of({ sort: 'similar', count: 200, ...more }));
    return items.map(({ answerRecordId }) => Number(answerRecordId.slice('import'.length)));
  };

  it('begin with the one that was chosen, then with those that are like it', async () => {
    await saysNow(8, '收费高');
    expect((await order({ similarTo: recordId(3) })).slice(0, 3)).toEqual([3, 5, 8]);
    await coded.code([3, 7], [dear]);
    // Of a list that the chosen one is not in.
    expect((await order({ similarTo: recordId(3), list: 'uncoded' })).slice(0, 2)).toEqual([5, 8]);
    expect(answersGiven).toHaveLength(10);
  });

  it('need one to begin with, which the reader may see', async () => {
    expect(await refused(codingCalls.answers, { sort: 'similar' })).toBe(errorCodes.inputInvalid.code);
    const northern = await coded.addNorthern(rights);
    const sent = { sort: 'similar', similarTo: recordId(3) };
    expect(await refused(codingCalls.answers, sent, northern)).toBe(errorCodes.answerRecordNotFound.code);
  });
});
