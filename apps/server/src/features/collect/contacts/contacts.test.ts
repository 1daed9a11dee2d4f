import {
  answerCalls,
  type Call,
  type CallData,
  contactCalls,
  errorCodes,
  friendCalls,
  linkFileCalls,
  personalCheckCalls,
  respondentCalls,
  visitCalls,
} from '@wenshu/api-contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { plansOf } from '../../../testing/plans-of.ts';
import { findContactPage, listContactSurveys } from './contact.repository.ts';

let test: TestApp;
let creator: TestPerson;
let records = 0;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  creator = await buildPerson(test.platform);
});
afterAll(() => test.close());

const ask = (call: Call, input: object = {}, person = creator) => test.call(call, input as never, asPerson(person));
const data = async <C extends Call>(call: C, input: object = {}, person = creator) =>
  (await ask(call, input, person)).data as CallData<C>;
const add = (scrollId: string, ...respondents: object[]) =>
  data(respondentCalls.addRespondents, { scrollId, respondents });
const codeOf = async (scrollId: string, name: string, person = creator) =>
  (await data(respondentCalls.findRespondents, { scrollId, search: name }, person)).items[0]!.link.slice('/p/'.length);
/** Answered by the person's own link. */
async function answer(survey: TestSurvey, name: string): Promise<string> {
  const record = `contact${String(++records).padStart(13, '0')}`;
  const codeNum = await codeOf(survey.scrollId, name);
  const sent = { ...sentAnswers(survey, record, optionA), linkCode: undefined, codeNum };
  expect((await test.call(answerCalls.submitAnswer, sent as never)).code).toBe('0000');
  return record;
}
const found = async (search: object = {}, person = creator) =>
  (await data(contactCalls.findContacts, search, person)).items;

const lei = { name: 'Lei', mobile: '13700000001', email: 'Lei@Example.com', group: 'North', labels: ['Tea'] };
const mei = { name: 'Mei', email: 'Mei@Example.com', group: 'South', labels: ['VIP'] };

describe('respondents over all surveys', () => {
  it('are one line for each number or e-mail: in how many surveys, how many answered, and when last (P2.90)', async () => {
    const [first, second] = [await buildSurvey(test, creator), await buildSurvey(test, creator)];
    await add(first.scrollId, lei, mei, { name: 'Unreachable' });
    await add(
      second.scrollId,
      { ...lei, name: 'Lei Li', group: 'East', labels: ['New'] },
      { email: 'MEI@example.com' },
    );
    await answer(first, 'Lei');
    const [one, other, ...more] = await found();
    expect(one).toEqual({
      contact: lei.mobile,
      groups: ['East', 'North'],
      labels: ['New', 'Tea'],
      surveys: 2,
      answered: 1,
      name: expect.stringMatching(/^Lei/),
      lastAt: test.clock.now().getTime(),
      isNotToAsk: false,
    });
    expect(other).toMatchObject({ contact: 'mei@example.com', name: 'Mei', surveys: 2, answered: 0, lastAt: null });
    expect(more).toEqual([]);
    expect(await data(contactCalls.contactSummary)).toEqual({
      groups: ['East', 'North', 'South'],
      labels: ['New', 'Tea', 'VIP'],
    });
  });

  it.each([
    ['a name', { search: 'lei' }, [lei.mobile]],
    ['an e-mail', { search: 'MEI@' }, ['mei@example.com']],
    ['a sign that is no wildcard', { search: '_' }, []],
    ['a group', { group: 'South' }, ['mei@example.com']],
    ['a label', { label: 'Tea' }, [lei.mobile]],
    ['having answered', { answered: 'yes' }, [lei.mobile]],
    ['not having answered', { answered: 'no' }, ['mei@example.com']],
    ['the second page', { page: 2, size: 1 }, ['mei@example.com']],
    ['a page behind the last', { page: 3, size: 1 }, []],
  ])('are found by %s', async (_what, search, contacts) => {
    const survey = await buildSurvey(test, creator);
    await add(survey.scrollId, lei, mei);
    await answer(survey, 'Lei');
    const page = await data(contactCalls.findContacts, search);
    expect(page.items.map(({ contact }) => contact)).toEqual(contacts);
    expect(page.total).toBe('page' in search ? 2 : contacts.length);
  });

  it('tell what a person answered: which survey, how far, when, and the record where one may see it', async () => {
    const survey = await buildSurvey(test, creator);
    const helper = await buildPerson(test.platform);
    await giveRights(test.platform, helper, survey.scrollId, ['links.manage']);
    await add(survey.scrollId, lei);
    const record = await answer(survey, 'Lei');
    const { items, wish } = await data(contactCalls.contactSurveys, { contact: lei.mobile });
    expect([items, wish]).toEqual([
      [
        {
          scrollId: survey.scrollId,
          survey: 'Coffee habits',
          respondentId: expect.any(String),
          ...lei,
          answerStatus: 2,
          isRemoved: false,
          at: test.clock.now().getTime(),
          answerRecordId: record,
        },
      ],
      null,
    ]);
    const seen = await data(contactCalls.contactSurveys, { contact: lei.mobile }, helper);
    expect(seen.items).toMatchObject([{ answerStatus: 2, answerRecordId: null }]);
  });

  it('are of surveys whose links one manages alone, and of none in the recycle bin', async () => {
    const survey = await buildSurvey(test, creator);
    await add(survey.scrollId, lei);
    const viewer = await buildPerson(test.platform);
    await giveRights(test.platform, viewer, survey.scrollId, ['questionnaire.view', 'records.view', 'records.export']);
    expect(await found({}, viewer)).toEqual([]);
    expect((await data(contactCalls.contactSurveys, { contact: lei.mobile }, viewer)).items).toEqual([]);
    expect(await data(contactCalls.contactSummary, {}, viewer)).toEqual({ groups: [], labels: [] });
    const { scrollListCalls } = await import('@wenshu/api-contract');
    await ask(scrollListCalls.moveToBin, { scrollId: survey.scrollId });
    expect(await found()).toEqual([]);
  });

  it('are read by an index of their numbers, and counted in one walk through the surveys’ people', async () => {
    const survey = await buildSurvey(test, creator);
    await add(survey.scrollId, lei);
    const { pool } = test.platform.database;
    await pool.query(
      `insert into survey_respondent (scroll_id, respondent_id, code, serial, name, mobile)
       select $1, 'many' || n, 'manycode' || n, n + 1, 'P' || n, '138' || lpad(n::text, 8, '0') from generate_series(1, 20000) n`,
      [survey.scrollId],
    );
    await pool.query('analyze survey_respondent');
    const plans = await plansOf(test.platform.database, spied =>
      listContactSurveys(spied.pool, creator.id, '13800000007'),
    );
    expect(plans.flatMap(node => node['Index Name'] ?? [])).toContain('survey_respondent_by_contact');
    const whole = plans.filter(
      node => node['Relation Name'] === 'survey_respondent' && node['Node Type'] === 'Seq Scan',
    );
    expect(whole).toEqual([]);
    const page = await findContactPage(pool, creator.id, { page: 1, size: 50, search: 'P19999' });
    expect([page.total, page.items[0]?.contact]).toEqual([1, '13800019999']);
  });
});

describe('the wish not to be asked again', () => {
  const askNoMore = (codes: object) => test.call(visitCalls.askNoMore, codes as never);

  it('is said at one’s own link, kept over all surveys of the owner, by number and by e-mail, and shows in the name list', async () => {
    const [first, second] = [await buildSurvey(test, creator), await buildSurvey(test, creator)];
    await add(first.scrollId, lei, mei);
    await add(second.scrollId, { name: 'By mail', email: 'lei@example.COM' });
    expect((await askNoMore({ codeNum: await codeOf(first.scrollId, 'Lei') })).code).toBe('0000');
    const flags = async ({ scrollId }: TestSurvey) =>
      (await data(respondentCalls.findRespondents, { scrollId })).items.map(one => [one.name, one.isNotToAsk]);
    expect(await flags(first)).toEqual([
      ['Lei', true],
      ['Mei', false],
    ]);
    expect(await flags(second)).toEqual([['By mail', true]]);
    expect((await found()).map(one => [one.contact, one.isNotToAsk])).toEqual(
      expect.arrayContaining([
        [lei.mobile, true],
        ['mei@example.com', false],
      ]),
    );
    const { rows } = await test.platform.database.pool.query('select * from contact_wish where owner_id = $1', [
      creator.id,
    ]);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/13700000001|example/i);
    // Of this owner alone.
    const other = await buildPerson(test.platform);
    const { scrollId } = await buildSurvey(test, other);
    expect((await data(respondentCalls.addRespondents, { scrollId, respondents: [lei] }, other)).added).toBe(1);
  });

  it('leaves the person out of every way into a name list, and says so', async () => {
    const [first, next] = [await buildSurvey(test, creator), await buildSurvey(test, creator)];
    await add(first.scrollId, lei);
    await askNoMore({ codeNum: await codeOf(first.scrollId, 'Lei') });
    expect(await add(next.scrollId, lei, mei)).toEqual({ added: 1, notAsked: 1 });
    expect(await add(next.scrollId, { name: 'Same', email: 'LEI@example.com' })).toEqual({ added: 0, notAsked: 1 });
    await data(friendCalls.addFriends, { friends: [lei, { name: 'Bo', mobile: '13700000003' }] });
    const friends = (await data(friendCalls.findFriends)).items;
    expect(friends.map(one => [one.nickname, one.isNotToAsk])).toEqual([
      ['Lei', true],
      ['Bo', false],
    ]);
    const friendIds = friends.map(one => one.friendId);
    expect(await data(friendCalls.inviteFriends, { scrollId: next.scrollId, friendIds })).toEqual({
      added: 1,
      already: 0,
      notAsked: 1,
    });
    const listed = (await data(respondentCalls.findRespondents, { scrollId: next.scrollId })).items;
    expect(listed.map(one => one.name)).toEqual(['Mei', 'Bo']);
    // A helper's additions are this owner's too.
    const helper = await buildPerson(test.platform);
    await giveRights(test.platform, helper, next.scrollId, ['links.manage']);
    const input = { scrollId: next.scrollId, respondents: [lei] };
    expect(await data(respondentCalls.addRespondents, input, helper)).toEqual({ added: 0, notAsked: 1 });
  });

  it.each([false, true])(
    'leaves the person out of the links that are exported, and says so (with codes: %s)',
    async withCodes => {
      const { scrollId } = await buildSurvey(test, creator);
      await add(scrollId, lei, mei);
      await askNoMore({ codeNum: await codeOf(scrollId, 'Lei') });
      expect(await data(linkFileCalls.exportPersonal, { scrollId })).toMatchObject({ notAsked: 1 });
      const { job, bytes } = await madeFile(test, creator, linkFileCalls.exportPersonal, { scrollId, withCodes });
      expect(job.title).toContain('without 1 who wish');
      const { unzipSync } = await import('fflate');
      const files = withCodes ? unzipSync(bytes!) : {};
      const sheet = withCodes ? Object.entries(files).find(([name]) => name.endsWith('.xlsx'))![1] : bytes!;
      const { rows } = (await readXlsx(sheet)).sheets[0]!;
      expect(rows.slice(1).map(row => row[1])).toEqual(['Mei']);
      if (withCodes)
        expect(Object.keys(files).filter(name => name.endsWith('.png'))).toEqual(['QR codes/000002_Mei.png']);
    },
  );

  it('is taken back by the owner with a reason, and said again', async () => {
    const [first, next] = [await buildSurvey(test, creator), await buildSurvey(test, creator)];
    await add(first.scrollId, lei);
    const codeNum = await codeOf(first.scrollId, 'Lei');
    await askNoMore({ codeNum });
    for (const reason of ['', '  ', 'x'.repeat(201)])
      expect(await ask(contactCalls.takeWishBack, { contact: lei.mobile, reason })).toMatchObject({
        code: errorCodes.inputInvalid.code,
        field: 'reason',
      });
    const stranger = await buildPerson(test.platform);
    const back = { contact: lei.mobile, reason: 'Told us on the phone' };
    expect((await ask(contactCalls.takeWishBack, back, stranger)).code).toBe(errorCodes.wishNotFound.code);
    expect((await ask(contactCalls.takeWishBack, back)).code).toBe('0000');
    expect((await ask(contactCalls.takeWishBack, back)).code).toBe(errorCodes.wishNotFound.code);
    const { wish } = await data(contactCalls.contactSurveys, { contact: lei.mobile });
    expect(wish).toMatchObject({ saidBy: 'respondent', takenBackAt: test.clock.now().getTime() });
    // By e-mail alone, too: what was said once was said of both.
    expect(await add(next.scrollId, { name: 'By mail', email: lei.email })).toEqual({ added: 1, notAsked: 0 });
    await askNoMore({ codeNum });
    expect(await add(next.scrollId, lei)).toEqual({ added: 0, notAsked: 1 });
  });

  it('is set by an owner, of everything that is known of the person', async () => {
    const { scrollId } = await buildSurvey(test, creator);
    await add(scrollId, lei);
    expect((await ask(contactCalls.keepWish, { contacts: [lei.mobile] })).code).toBe('0000');
    expect(await add(scrollId, { name: 'By mail', email: lei.email })).toEqual({ added: 0, notAsked: 1 });
    expect((await data(contactCalls.contactSurveys, { contact: lei.mobile })).wish).toMatchObject({ saidBy: 'owner' });
    // What the person says themselves weighs more, and stays when the owner sets it again.
    await askNoMore({ codeNum: await codeOf(scrollId, 'Lei') });
    await ask(contactCalls.keepWish, { contacts: [lei.mobile] });
    expect((await data(contactCalls.contactSurveys, { contact: lei.mobile })).wish).toMatchObject({
      saidBy: 'respondent',
    });
  });

  it('is said after an identity check, and by nobody who has not passed one', async () => {
    const survey = await buildSurvey(test, creator);
    const { scrollId } = survey;
    await add(scrollId, lei);
    const { link } = await data(personalCheckCalls.updateCheckInfo, {
      scrollId,
      isEnabled: true,
      fields: ['name'],
      isCheckSms: false,
      help: null,
    });
    const codeNum = link!.slice('/c/'.length);
    expect((await askNoMore({ codeNum })).code).toBe(errorCodes.notInNameList.code);
    expect((await askNoMore({ linkCode: survey.linkCode })).code).toBe(errorCodes.notInNameList.code);
    expect((await askNoMore({ codeNum: 'x'.repeat(22) })).code).toBe(errorCodes.questionnaireNotFound.code);
    const passed = await test.call(visitCalls.passIdentity, { codeNum, fields: { name: 'Lei' } });
    expect((await askNoMore({ codeNum, ...(passed.data as { pass: string }) })).code).toBe('0000');
    expect((await found())[0]).toMatchObject({ isNotToAsk: true });
  });

  it('needs a number or an e-mail to be kept by', async () => {
    const { scrollId } = await buildSurvey(test, creator);
    await add(scrollId, { name: 'Nameless' });
    expect((await askNoMore({ codeNum: await codeOf(scrollId, 'Nameless') })).code).toBe(
      errorCodes.contactNotKnown.code,
    );
  });

  it('can be said by whom the survey refuses: taken off the list, or through with it', async () => {
    const survey = await buildSurvey(test, creator);
    const { scrollId } = survey;
    await add(scrollId, lei);
    await answer(survey, 'Lei');
    const codeNum = await codeOf(scrollId, 'Lei');
    const { items } = await data(respondentCalls.findRespondents, { scrollId });
    await ask(respondentCalls.removeRespondents, { scrollId, respondentIds: [items[0]!.respondentId] });
    expect((await askNoMore({ codeNum })).code).toBe('0000');
  });

  it('is counted by address before anything is looked up', async () => {
    const codes = await Promise.all(Array.from({ length: 61 }, () => askNoMore({ codeNum: 'y'.repeat(22) })));
    expect(codes.filter(({ code }) => code === errorCodes.tooManyRequests.code).length).toBeGreaterThan(0);
  });
});

it.each(Object.values(contactCalls))('$path is for who is signed in', async one => {
  expect((await test.call(one, {} as never)).code).toBe(errorCodes.signInNeeded.code);
});
