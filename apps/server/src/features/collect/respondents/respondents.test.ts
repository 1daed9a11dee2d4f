import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerCalls,
  type CallData,
  errorCodes,
  logicCalls,
  personalCheckCalls,
  quotaCalls,
  recordCalls,
  respondentCalls,
  type Visit,
  visitCalls,
} from '@wenshu/api-contract';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildQuestionnaire,
  buildSurvey,
  choiceId,
  optionA,
  optionB,
  publishQuestionnaire,
  sentAnswers,
  type TestSurvey,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { exportedFile } from '../../../testing/exported-file.ts';
import { sendForm } from '../../../testing/send-form.ts';
import { balanceOf, grantPoints, spendPoints } from '../../people/points/index.ts';
import { startSession } from '../../people/session/index.ts';
import { sentCode } from './own-code.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let nextRecord = 0;
const newRecordId = () => `person${String(++nextRecord).padStart(14, '0')}`;

beforeAll(async () => {
  const respondent = await mkdtemp(join(tmpdir(), 'wenshu-page-'));
  await writeFile(join(respondent, 'index.html'), '<script type="application/json" id="opened-survey">null</script>');
  test = await buildTestApp({ pages: { web: join(respondent, 'none'), respondent, room: join(respondent, 'none') } });
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
});
afterAll(() => test.close());

const as = () => asPerson(creator);
const add = (people: readonly object[]) =>
  test.call(respondentCalls.addRespondents, { scrollId: survey.scrollId, respondents: people } as never, as());
type Page = CallData<typeof respondentCalls.findRespondents>;
const findPerson = async (search: string) => {
  const query = { scrollId: survey.scrollId, search };
  const [person] = ((await test.call(respondentCalls.findRespondents, query, as())).data as Page).items;
  return { ...person!, codeNum: person!.link.slice('/p/'.length) };
};
const visit = async (codeNum: string, more: object = {}) =>
  (await test.call(visitCalls.visit, { codeNum, ...more })).data as Visit;
const send = (codeNum: string, record: string, more: object = {}) =>
  test.call(answerCalls.submitAnswer, {
    ...sentAnswers(survey, record, optionA, more),
    linkCode: undefined,
    codeNum,
  } as never);

/** The code as it stands in a message to that address. */
const sentTo = async (name: string, address: string) => {
  const { codeNum, respondentId } = await findPerson(name);
  const reached = { scrollId: survey.scrollId, respondentId, address };
  return sentCode(test.platform.secrets['answer-pass'], codeNum, reached);
};

describe('the name list (S3.57, P3.13)', () => {
  it('takes people in bulk and lists them with fields, labels and a link of 22 characters (S7.108, P7.69, S7.112, S7.117, P7.78)', async () => {
    const people = [
      {
        name: '李雷',
        mobile: '13500000001',
        email: 'li@example.com',
        group: '华东',
        custom: { 部门: '市场' },
        labels: ['老客户'],
      },
      { name: 'Han Meimei', custom: { 部门: '研发' }, labels: ['老客户', 'VIP'] },
    ];
    expect((await add(people)).data).toEqual({ added: 2, notAsked: 0 });
    const listed = await findPerson('李雷');
    expect(listed).toMatchObject({ ...people[0], serialNumber: 1, answerStatus: 0, isRemoved: false });
    expect(listed.codeNum).toMatch(/^[0-9A-Za-z]{22}$/);
    const { scrollId } = survey;
    const ofGroup = await test.call(respondentCalls.findRespondents, { scrollId, group: '华东' }, as());
    expect((ofGroup.data as Page).items.map(one => one.name)).toEqual(['李雷']);
    const form = await test.call(respondentCalls.personalLinkList, { scrollId }, as());
    expect((form.data as Page).items.map(one => one.name)).toEqual(['李雷', 'Han Meimei']);
    const read = async (call: typeof respondentCalls.configs | typeof respondentCalls.configValues, more = {}) =>
      (await test.call(call, { scrollId, ...more } as never, as())).data;
    expect(await read(respondentCalls.configs)).toEqual([{ customId: '部门', name: '部门' }]);
    expect(await read(respondentCalls.configValues, { customId: '部门', name: '研' })).toEqual(['研发']);
    expect((await test.call(respondentCalls.getUserLabel, { scrollId }, as())).data).toEqual(['VIP', '老客户']);
  });

  it('tells the labels of one group and the custom fields of one person (P7.67, P7.73)', async () => {
    const { scrollId } = await buildSurvey(test, creator);
    const people = [
      { name: 'Ann', group: 'North', labels: ['New'], custom: { Shop: 'A' } },
      { name: 'Ben', group: 'South', labels: ['New', 'VIP'], custom: { Floor: '2' } },
    ];
    await test.call(respondentCalls.addRespondents, { scrollId, respondents: people }, as());
    const labels = async (more: { flockId?: string } = {}) =>
      (await test.call(respondentCalls.getUserLabel, { scrollId, ...more }, as())).data;
    expect([await labels(), await labels({ flockId: 'North' }), await labels({ flockId: 'West' })]).toEqual([
      ['New', 'VIP'],
      ['New'],
      [],
    ]);
    const found = await test.call(respondentCalls.findRespondents, { scrollId, search: 'Ben' }, as());
    const [ben] = (found.data as Page).items;
    const fields = async (more: { userId?: string } = {}) =>
      ((await test.call(respondentCalls.configs, { scrollId, ...more }, as())).data as { name: string }[]).map(
        ({ name }) => name,
      );
    expect([await fields(), await fields({ userId: ben!.respondentId }), await fields({ userId: 'nobody' })]).toEqual([
      ['Floor', 'Shop'],
      ['Floor'],
      [],
    ]);
  });

  it.each([
    ['labels over 500 (S5.30)', { labels: ['x'.repeat(300), 'y'.repeat(201)] }, errorCodes.labelContentTooLong.code],
    ['a name over 200 (P5.33)', { name: 'x'.repeat(201) }, errorCodes.inputInvalid.code],
    ['an attribute over 200 (P5.34)', { custom: { a: 'x'.repeat(201) } }, errorCodes.inputInvalid.code],
    ['a field’s name with a dash', { custom: { 'a-b': '1' } }, errorCodes.inputInvalid.code],
    ['half a number', { mobile: '12' }, errorCodes.inputInvalid.code],
  ])('refuses %s', async (_what, person, code) => {
    expect((await add([person])).code).toBe(code);
  });

  it('is filled from a sheet with one person a line, blanks left out (P5.31, P5.32)', async () => {
    const rows = [
      ['姓名', 'Mobile number', '标签', '城市', 'Group'],
      ['陈一', 13700000001, 'VIP、新客户', '上海', '华东'],
      ['陈二', '', '', '', ''],
    ];
    const file = (content: (string | number)[][]) => writeXlsx({ sheets: [{ name: '1', rows: content }] });
    const send = (content: Uint8Array) =>
      sendForm(test.app, respondentCalls.importRespondents, {
        fields: { scrollId: survey.scrollId },
        file: { content, name: 'people.xlsx' },
        token: creator.token,
      });
    expect((await send(await file(rows))).data).toEqual({ added: 2, leftOut: 0, notAsked: 0 });
    expect(await findPerson('陈一')).toMatchObject({
      mobile: '13700000001',
      labels: ['VIP', '新客户'],
      group: '华东',
      custom: { 城市: '上海' },
    });
    expect(await findPerson('陈二')).toMatchObject({ mobile: '', labels: [], custom: {} });
    const wrong = await send(
      await file([
        ['姓名', '手机号'],
        ['陈三', '12'],
      ]),
    );
    expect(wrong).toMatchObject({ code: errorCodes.inputInvalid.code, field: '2:mobile' });
    expect((await send(Buffer.from('no sheet'))).code).toBe(errorCodes.fileFormatWrong.code);
    expect((await send(await file([['姓名']]))).code).toBe(errorCodes.importFileEmpty.code);
  });

  it('is searched by the fields that were saved (P7.65, P7.66)', async () => {
    const { scrollId } = survey;
    await test.call(respondentCalls.saveSearchIdentify, { scrollId, fields: ['部门'] }, as());
    const search = async (text: string) =>
      ((await test.call(respondentCalls.findRespondents, { scrollId, search: text }, as())).data as Page).total;
    expect([await search('李雷'), await search('市场')]).toEqual([0, 1]);
    await test.call(respondentCalls.saveSearchIdentify, { scrollId, fields: [] }, as());
    expect((await test.call(respondentCalls.getSearchIdentify, { scrollId }, as())).data).toEqual({ fields: [] });
    expect(await search('%')).toBe(0);
  });
});

describe('a one-to-one link (S1.4)', () => {
  it('as it was sent to the person goes on with their own record on any device, is used up by the submission, and tells the list', async () => {
    const sent = await sentTo('李雷', '13500000001');
    const record = newRecordId();
    expect(await visit(sent)).toMatchObject({ step: 'open', context: { labels: ['老客户'] } });
    expect((await send(sent, record, { answerStatus: 1, saveSeq: 1, cookieId: 'phone1' })).code).toBe('0000');
    expect(await findPerson('李雷')).toMatchObject({ answerStatus: 1 });
    expect(await visit(sent, { cookieId: 'laptop1' })).toMatchObject({
      record: { answerRecord: { answerRecordId: record }, answers: { [choiceId]: { item: optionA } } },
    });
    expect((await send(sent, newRecordId(), { answerStatus: 1, saveSeq: 1 })).code).toBe(
      errorCodes.openedElsewhere.code,
    );
    expect((await send(sent, record, { cookieId: 'laptop1' })).code).toBe('0000');
    expect((await send(sent, record)).code).toBe('0000');
    expect((await send(sent, newRecordId())).code).toBe(errorCodes.alreadyAnswered.code);
    expect(await visit(sent)).toMatchObject({ step: 'refused', refusal: 'alreadyAnswered' });
    expect(await findPerson('李雷')).toMatchObject({ answerStatus: 2 });
  });

  it('as whoever distributes sees it opens no draft but in the browser that began it, and keeps nobody out', async () => {
    await add([{ name: 'Drafted', mobile: '13500000071' }]);
    const { codeNum } = await findPerson('Drafted');
    const [draft, beside] = [newRecordId(), newRecordId()];
    const [own, member] = [{ cookieId: 'browser1' }, { cookieId: 'member01' }];
    expect((await send(codeNum, draft, { answerStatus: 1, saveSeq: 1, ...own })).code).toBe('0000');
    expect(await visit(codeNum, own)).toMatchObject({ record: { answerRecord: { answerRecordId: draft } } });
    for (const other of [member, {}]) {
      const seen = await visit(codeNum, other);
      expect(seen.step).toBe('open');
      expect(seen).not.toHaveProperty('record');
    }
    const { body } = await test.app.inject({ url: `/p/${codeNum}` });
    expect(body).toContain('"step":"open"');
    expect(body).not.toContain(draft);
    const { answerRecordNotFound } = errorCodes;
    const meddling = [
      send(codeNum, draft, { answerStatus: 1, saveSeq: 9, ...member }),
      send(codeNum, draft, member),
      test.call(visitCalls.discard, { codeNum, answerRecordId: draft, ...member }),
      test.call(visitCalls.declineAgreement, { codeNum, answerRecordId: draft, ...member }),
    ];
    for (const tried of meddling) expect((await tried).code).toBe(answerRecordNotFound.code);
    expect((await send(codeNum, beside, { answerStatus: 1, saveSeq: 1, ...member })).code).toBe('0000');
    expect(await visit(codeNum, own)).toMatchObject({ record: { answerRecord: { answerRecordId: draft } } });
    expect(await visit(codeNum, member)).toMatchObject({ record: { answerRecord: { answerRecordId: beside } } });
    expect((await send(codeNum, draft, own)).code).toBe('0000');
    expect(await findPerson('Drafted')).toMatchObject({ answerStatus: 2 });
    expect((await send(codeNum, beside, member)).code).toBe(errorCodes.alreadyAnswered.code);
  });

  it('of somebody who declined the agreement says so in the list, which asks them no more, and takes their answers if they come back (S4.9, S4.10)', async () => {
    await add([{ name: 'Declined' }, { name: 'Left' }]);
    const [{ codeNum }, left] = [await findPerson('Declined'), await findPerson('Left')];
    const record = newRecordId();
    const own = { cookieId: 'browser7' };
    expect((await send(left.codeNum, newRecordId(), { answerStatus: 1, saveSeq: 1 })).code).toBe('0000');
    const decline = () => test.call(visitCalls.declineAgreement, { codeNum, answerRecordId: record, ...own });
    expect((await decline()).code).toBe('0000');
    expect(await findPerson('Declined')).toMatchObject({ answerStatus: 6 });
    expect(await findPerson('Left')).toMatchObject({ answerStatus: 1 });
    // Another one who has the link is kept out no more than beside an unfinished record.
    expect((await send(codeNum, newRecordId(), { answerStatus: 1, saveSeq: 1, cookieId: 'member07' })).code).toBe(
      '0000',
    );
    expect((await send(codeNum, record, { answerStatus: 1, saveSeq: 1, ...own })).code).toBe('0000');
    expect(await findPerson('Declined')).toMatchObject({ answerStatus: 1 });
    expect((await decline()).code).toBe('0000');
    expect((await test.call(visitCalls.discard, { codeNum, answerRecordId: record, ...own })).code).toBe('0000');
    expect(await findPerson('Declined')).toMatchObject({ answerStatus: 0 });
  });

  it('of somebody whose link another one opened first can be answered at once, and what was begun beside can be given up', async () => {
    await add([{ name: 'Late' }]);
    const { codeNum } = await findPerson('Late');
    const [first, beside] = [newRecordId(), newRecordId()];
    const [own, member] = [{ cookieId: 'browser2' }, { cookieId: 'member02' }];
    await send(codeNum, first, { answerStatus: 1, saveSeq: 1, ...member });
    await send(codeNum, beside, { answerStatus: 1, saveSeq: 1, ...own });
    expect((await test.call(visitCalls.discard, { codeNum, answerRecordId: beside, ...own })).code).toBe('0000');
    expect(await visit(codeNum, own)).not.toHaveProperty('record');
    expect(await visit(codeNum, member)).toMatchObject({ record: { answerRecord: { answerRecordId: first } } });
    expect((await send(codeNum, newRecordId(), own)).code).toBe('0000');
    expect(await findPerson('Late')).toMatchObject({ answerStatus: 2 });
  });

  it('sent to an address that somebody has changed in the list does not open what was begun', async () => {
    await add([{ name: 'Moved', mobile: '13500000072', email: 'moved@example.com' }]);
    const record = newRecordId();
    const before = await sentTo('Moved', '13500000072');
    await send(before, record, { answerStatus: 1, saveSeq: 1 });
    expect(await visit(before)).toMatchObject({ record: { answerRecord: { answerRecordId: record } } });
    for (const address of ['13900000099', 'moved@example.com'])
      expect(await visit(await sentTo('Moved', address))).not.toHaveProperty('record');
    const forged = before.slice(0, -1) + (before.endsWith('2') ? '3' : '2');
    expect(await visit(forged)).toMatchObject({ step: 'open' });
    expect(await visit(forged)).not.toHaveProperty('record');
  });

  it('leads from not answered to not completed, success, screened out or quota full (S4.9)', async () => {
    const { scrollId } = await buildQuestionnaire(test, creator);
    const when = { test: 'choice', questionId: choiceId, is: 'any-of', itemIds: [optionB] } as const;
    const screening = { id: 'rule000001', order: 'a', kind: 'screen-out', questionId: choiceId, when };
    const cells = [{ cellId: 'cellA00001', order: 'a', match: { [choiceId]: optionA }, size: 1 }];
    const quota = { quotaId: 'quota00001', order: 'a', kind: 'single', title: 'Q1', whenFull: 'end', cells } as const;
    await test.call(logicCalls.saveLogic, { scrollId, rules: [screening] } as never, as());
    await test.call(quotaCalls.saveQuota, { scrollId, ...quota }, as());
    const published = await publishQuestionnaire(test, creator, scrollId);
    const names = ['None', 'Begun', 'Done', 'Screened', 'Full'];
    const respondents = names.map(name => ({ name }));
    await test.call(respondentCalls.addRespondents, { scrollId, respondents }, as());
    const list = async () =>
      ((await test.call(respondentCalls.findRespondents, { scrollId }, as())).data as Page).items;
    const people = await list();
    const answers: readonly [string, string, object][] = [
      ['Begun', optionA, { answerStatus: 1, saveSeq: 1 }],
      ['Done', optionA, {}],
      ['Screened', optionB, {}],
      ['Full', optionA, {}],
    ];
    for (const [name, option, more] of answers) {
      const codeNum = people.find(person => person.name === name)!.link.slice('/p/'.length);
      const sent = { ...sentAnswers(published, newRecordId(), option, more), linkCode: undefined, codeNum };
      expect((await test.call(answerCalls.submitAnswer, sent as never)).code).toBe('0000');
    }
    expect(Object.fromEntries((await list()).map(({ name, answerStatus }) => [name, answerStatus]))).toEqual({
      None: 0,
      Begun: 1,
      Done: 2,
      Screened: 3,
      Full: 4,
    });
  });

  it('keeps its code out of the records: no channel, no list and no file names it', async () => {
    await add([{ name: 'Secret' }]);
    const { codeNum } = await findPerson('Secret');
    expect((await send(codeNum, newRecordId())).code).toBe('0000');
    const { scrollId } = survey;
    const listed = await test.call(recordCalls.findPage, { scrollId }, as());
    const { items } = listed.data as CallData<typeof recordCalls.findPage>;
    expect(items.map(item => item.channel)).toContain('一对一链接');
    expect(JSON.stringify(listed)).not.toContain(codeNum);
    const file = await exportedFile(test, creator, { scrollId, format: 'csv' }, 'zh');
    expect(file.text).toContain('一对一链接');
    expect(file.text).not.toContain(codeNum);
  });

  it('used ten times at once, with ten records, is one answer', async () => {
    await add([{ name: 'Many' }]);
    const { codeNum } = await findPerson('Many');
    const codes = await Promise.all(Array.from({ length: 10 }, async () => (await send(codeNum, newRecordId())).code));
    expect(codes.filter(code => code === '0000')).toHaveLength(1);
    const { rows } = await test.platform.database.pool.query(
      'select count(*)::int as count from answer_record where link_code = $1',
      [codeNum],
    );
    expect(rows[0].count).toBe(1);
  });

  it('of a person who was removed says "do not participate" (S8.16)', async () => {
    await add([{ name: 'Gone' }]);
    const { codeNum, respondentId } = await findPerson('Gone');
    const removal = { scrollId: survey.scrollId, respondentIds: [respondentId] };
    expect((await test.call(respondentCalls.removeRespondents, removal, as())).data).toEqual({ removed: 1 });
    expect(await visit(codeNum)).toMatchObject({ step: 'refused', refusal: 'notParticipating' });
    expect((await send(codeNum, newRecordId())).code).toBe(errorCodes.notParticipating.code);
  });

  it('has a page that nobody keeps, with the person’s own visit in it; opening writes nothing', async () => {
    await add([{ name: 'Reader' }]);
    const { codeNum } = await findPerson('Reader');
    const page = await test.app.inject({ url: `/p/${codeNum}` });
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('"step":"open"');
    expect(await findPerson('Reader')).toMatchObject({ answerStatus: 0 });
  });

  it('counts how often it was opened, as the identity check and a link do (S3.56)', async () => {
    const own = await buildSurvey(test, creator);
    const { scrollId } = own;
    await test.call(respondentCalls.addRespondents, { scrollId, respondents: [{ name: 'A' }, { name: 'B' }] }, as());
    const people = async () =>
      ((await test.call(respondentCalls.findRespondents, { scrollId }, as())).data as Page).items;
    const setUp = { scrollId, isEnabled: true, fields: ['name'] };
    await test.call(personalCheckCalls.updateCheckInfo, setUp, as());
    const check = async () =>
      (await test.call(personalCheckCalls.getPersonalCheckInfo, { scrollId }, as())).data as CallData<
        typeof personalCheckCalls.getPersonalCheckInfo
      >;
    const [first] = await people();
    const codeNum = first!.link.slice('/p/'.length);
    const { link } = await check();
    for (const url of [first!.link, first!.link, link!, `/p/${'x'.repeat(22)}`]) await test.app.inject({ url });
    await test.call(answerCalls.open, { codeNum });
    await expect.poll(async () => (await people()).map(({ views }) => views), { timeout: 5000 }).toEqual([3, 0]);
    await expect.poll(async () => (await check()).views, { timeout: 5000 }).toBe(1);
    expect((await test.call(personalCheckCalls.updateCheckInfo, { ...setUp, isEnabled: false }, as())).code).toBe(
      '0000',
    );
    await test.app.inject({ url: link! });
    await test.app.inject({ url: first!.link });
    await expect.poll(async () => (await people()).map(({ views }) => views), { timeout: 5000 }).toEqual([4, 0]);
    expect((await check()).views).toBe(1);
  });

  it('closed early leaves nothing, and can be begun again (S4.6)', async () => {
    await add([{ name: 'Closer' }]);
    const { codeNum } = await findPerson('Closer');
    const record = newRecordId();
    await send(codeNum, record, { answerStatus: 1, saveSeq: 1 });
    expect((await test.call(visitCalls.discard, { codeNum, answerRecordId: record })).code).toBe('0000');
    expect(await findPerson('Closer')).toMatchObject({ answerStatus: 0 });
    expect((await send(codeNum, newRecordId())).code).toBe('0000');
  });
});

describe('a deleted record of somebody in the name list', () => {
  const change = async (call: 'delete' | 'markInvalid' | 'restore', ...answerRecordIds: string[]) =>
    (
      await test.call(
        recordCalls[call],
        {
          scrollId: survey.scrollId,
          answerRecordIds,
          ...(call === 'markInvalid' && { reason: 'Too fast' }),
        } as never,
        as(),
      )
    ).data;
  const answered = async (name: string, more: object = {}) => {
    await add([{ name }]);
    const { codeNum } = await findPerson(name);
    const record = newRecordId();
    expect((await send(codeNum, record, more)).code).toBe('0000');
    return { codeNum, record };
  };

  it('frees the person: the link opens again and takes one more answer; an invalid one does not', async () => {
    const { codeNum, record } = await answered('Freed');
    await change('markInvalid', record);
    expect(await visit(codeNum)).toMatchObject({ refusal: 'alreadyAnswered' });
    await change('delete', record);
    expect(await findPerson('Freed')).toMatchObject({ answerStatus: 0 });
    expect(await visit(codeNum)).toMatchObject({ step: 'open' });
    expect((await send(codeNum, newRecordId())).code).toBe('0000');
    expect(await findPerson('Freed')).toMatchObject({ answerStatus: 2 });
    expect((await send(codeNum, newRecordId())).code).toBe(errorCodes.alreadyAnswered.code);
  });

  it('takes the person again when it is restored, with the status that it has', async () => {
    const { codeNum, record } = await answered('Restored');
    await change('delete', record);
    expect(await change('restore', record)).toEqual({ changed: 1, withoutRoom: [], answeredAgain: [] });
    expect(await findPerson('Restored')).toMatchObject({ answerStatus: 2 });
    expect((await send(codeNum, newRecordId())).code).toBe(errorCodes.alreadyAnswered.code);
    const begun = await answered('Begun again', { answerStatus: 1, saveSeq: 1, cookieId: 'browser3' });
    await change('delete', begun.record);
    await change('restore', begun.record);
    expect(await findPerson('Begun again')).toMatchObject({ answerStatus: 1 });
    expect(await visit(begun.codeNum, { cookieId: 'browser3' })).toMatchObject({
      record: { answerRecord: { answerRecordId: begun.record } },
    });
  });

  it('stays deleted, and is named, once the person has begun another: a person has one record', async () => {
    const { codeNum, record } = await answered('Twice');
    await change('delete', record);
    const second = newRecordId();
    expect((await send(codeNum, second, { answerStatus: 1, saveSeq: 1 })).code).toBe('0000');
    expect(await change('restore', record)).toEqual({ changed: 0, withoutRoom: [], answeredAgain: [record] });
    expect((await send(codeNum, second)).code).toBe('0000');
    await change('delete', second);
    const both = (await change('restore', record, second)) as { changed: number; answeredAgain: string[] };
    expect([both.changed, both.answeredAgain.length]).toEqual([1, 1]);
  });

  it('does not become the person’s again by a page that is still open', async () => {
    const { codeNum, record } = await answered('Open page', { answerStatus: 1, saveSeq: 1 });
    await change('delete', record);
    expect((await send(codeNum, record, { answerStatus: 1, saveSeq: 2 })).code).toBe(errorCodes.alreadyAnswered.code);
    const declined = await test.call(visitCalls.declineAgreement, { codeNum, answerRecordId: record });
    expect(declined.code).toBe(errorCodes.alreadyAnswered.code);
    expect(await findPerson('Open page')).toMatchObject({ answerStatus: 0 });
    expect((await send(codeNum, newRecordId())).code).toBe('0000');
  });
});

describe('the identity check (S1.5), set up by its calls (S7.127, S7.130, P7.85, P7.88)', () => {
  let codeNum: string;
  const check = (more: object) =>
    test.call(
      personalCheckCalls.updateCheckInfo,
      { scrollId: survey.scrollId, isEnabled: true, fields: ['name', 'mobile'], ...more },
      as(),
    );
  const identify = (fields: Record<string, string>, more: object = {}, remoteAddress = '10.2.0.1') =>
    test.call(visitCalls.passIdentity, { codeNum, fields, ...more }, { remoteAddress });

  const messagesTo = async (mobile: string): Promise<string[]> =>
    (
      await test.platform.database.pool.query('select body from outbox_message where recipient = $1 order by id', [
        mobile,
      ])
    ).rows.map(row => row.body);
  const lastCodeTo = async (mobile: string) => /\d{6}/.exec((await messagesTo(mobile)).at(-1)!)![0];
  const signInAgain = async () => ({ ...creator, ...(await startSession(test.platform, creator.id)) });

  beforeAll(async () => {
    const before = await test.call(personalCheckCalls.getPersonalCheckInfo, { scrollId: survey.scrollId }, as());
    expect(before.data).toMatchObject({ personalCheckId: null, isEnabled: false });
    codeNum = ((await check({})).data as { personalCheckId: string }).personalCheckId;
    await add([
      { name: 'Wang', mobile: '13600000001' },
      { name: 'Zhao', mobile: '13600000002' },
    ]);
  });

  it('asks for the fields before it shows a question, and lets in who stands in the list, nobody else (S8.15)', async () => {
    const before = await visit(codeNum);
    expect(before).toMatchObject({
      step: 'identity',
      fields: [
        { name: 'name', label: '姓名', kind: 'text' },
        { name: 'mobile', kind: 'mobile' },
      ],
      smsField: null,
    });
    expect(JSON.stringify(before)).not.toContain('coffee?');
    expect((await send(codeNum, newRecordId())).code).toBe(errorCodes.identityNeeded.code);
    expect((await identify({ name: 'Wang', mobile: '13600000002' })).code).toBe(errorCodes.notInNameList.code);
    const { pass } = (await identify({ name: ' wang ', mobile: '13600000001' })).data as { pass: string };
    expect(await visit(codeNum, { pass })).toMatchObject({ step: 'open' });
    const record = newRecordId();
    const cookieId = 'browser4';
    await send(codeNum, record, { pass, cookieId, answerStatus: 1, saveSeq: 1 });
    const again = (await identify({ name: 'Wang', mobile: '13600000001' }, {}, '10.2.0.2')).data as { pass: string };
    expect(await visit(codeNum, { ...again, cookieId })).toMatchObject({
      record: { answerRecord: { answerRecordId: record } },
    });
    // Name and number stand in the list, and whoever manages it knows them.
    expect(await visit(codeNum, { ...again, cookieId: 'member04' })).not.toHaveProperty('record');
    expect((await send(codeNum, record, { pass, cookieId })).code).toBe('0000');
    expect(await visit(codeNum, again)).toMatchObject({ refusal: 'alreadyAnswered' });
    const deleted = { scrollId: survey.scrollId, answerRecordIds: [record] };
    expect((await test.call(recordCalls.delete, deleted, as())).data).toEqual({ changed: 1 });
    expect(await visit(codeNum, again)).toMatchObject({ step: 'open' });
    expect((await send(codeNum, newRecordId(), again)).code).toBe('0000');
  });

  it('asks for a field of any name, also one that every object has', async () => {
    const fields = ['constructor', 'toString', '__proto__'];
    await check({ fields });
    expect(await visit(codeNum)).toMatchObject({ fields: fields.map(name => ({ name, label: name, kind: 'text' })) });
    const told = [{}, { constructor: 'x' }, { constructor: 'x', toString: 'x' }] as Record<string, string>[];
    for (const [at, typed] of told.entries())
      expect((await identify(typed, {}, `10.2.9.${at}`)).code).toBe(errorCodes.notInNameList.code);
    await check({ fields: ['constructor'] });
    await add([{ name: 'Li', custom: { constructor: 'seventh' } }]);
    expect((await identify({ constructor: 'seventh' }, {}, '10.2.9.9')).code).toBe('0000');
    await check({});
  });

  it('lets nobody write into another person’s record', async () => {
    await add([
      { name: 'Owner', mobile: '13600000010' },
      { name: 'Thief', mobile: '13600000011' },
    ]);
    const passOf = async (name: string, mobile: string) =>
      ((await identify({ name, mobile })).data as { pass: string }).pass;
    const record = newRecordId();
    await send(codeNum, record, { pass: await passOf('Owner', '13600000010'), answerStatus: 1, saveSeq: 1 });
    const pass = await passOf('Thief', '13600000011');
    expect((await send(codeNum, record, { pass, answerStatus: 1, saveSeq: 2 })).code).not.toBe('0000');
    expect((await send(codeNum, record, { pass })).code).toBe(errorCodes.answerRecordNotFound.code);
    expect(JSON.stringify(await visit(codeNum, { pass }))).not.toContain(record);
  });

  it('gives five tries', async () => {
    const codes = [];
    for (let n = 0; n < 5; n++) codes.push((await identify({ name: 'Nobody', mobile: '1' }, {}, '10.2.0.3')).code);
    expect(new Set(codes)).toEqual(new Set([errorCodes.notInNameList.code]));
    expect((await identify({ name: 'Zhao', mobile: '13600000002' }, {}, '10.2.0.3')).code).toBe(
      errorCodes.tooManyRequests.code,
    );
  });

  it('with SMS wants the code that was sent to the number in the list, once, and counts what was sent (S7.128, P7.86)', async () => {
    expect((await check({ fields: ['name'], isCheckSms: true })).code).toBe(errorCodes.inputInvalid.code);
    await check({ isCheckSms: true });
    const fields = { name: 'Zhao', mobile: '13600000002' };
    const request = { remoteAddress: '10.2.0.4' };
    const sent = await test.call(visitCalls.sendIdentityCode, { codeNum, fields }, request);
    expect(sent.data).toEqual({ waitSeconds: 60 });
    await test.call(visitCalls.sendIdentityCode, { codeNum, fields }, request);
    const { rows } = await test.platform.database.pool.query(
      "select body from outbox_message where recipient = '13600000002'",
    );
    expect(rows).toHaveLength(1);
    const smsCode = /\d{6}/.exec(rows[0].body)![0];
    const wrong = String((Number(smsCode) + 1) % 1_000_000).padStart(6, '0');
    expect((await identify(fields, { smsCode: wrong }, '10.2.0.4')).code).toBe(errorCodes.smsCodeWrong.code);
    const passed = await identify(fields, { smsCode }, '10.2.0.4');
    expect(passed.code).toBe('0000');
    expect((await identify(fields, { smsCode }, '10.2.0.4')).code).toBe(errorCodes.smsCodeWrong.code);
    expect((await test.call(personalCheckCalls.getSmsCount, {}, as())).data).toEqual({ count: 1 });
    const { pass } = passed.data as { pass: string };
    const record = newRecordId();
    await send(codeNum, record, { pass, cookieId: 'phone5', answerStatus: 1, saveSeq: 1 });
    const goesOn = { record: { answerRecord: { answerRecordId: record } } };
    expect(await visit(codeNum, { pass, cookieId: 'laptop5' })).toMatchObject(goesOn);
    // The same phone got the own link as well.
    expect(await visit(await sentTo('Zhao', fields.mobile), { cookieId: 'laptop6' })).toMatchObject(goesOn);
  });

  it('looks at five of fifty SMS codes that are sent at once, whichever of them is right', async () => {
    await check({ isCheckSms: true });
    const fields = { name: 'Racer', mobile: '13600000020' };
    await add([fields]);
    await test.call(visitCalls.sendIdentityCode, { codeNum, fields }, { remoteAddress: '10.3.0.1' });
    const smsCode = await lastCodeTo(fields.mobile);
    const wrong = String((Number(smsCode) + 1) % 1_000_000).padStart(6, '0');
    // Everybody from an address of their own: only the code's own tries are in the way.
    const guess = (sent: string, turn: number) => identify(fields, { smsCode: sent }, `10.3.1.${turn + 1}`);
    const guesses = await Promise.all(Array.from({ length: 50 }, (_, turn) => guess(wrong, turn)));
    expect(new Set(guesses.map(({ code }) => code))).toEqual(new Set([errorCodes.smsCodeWrong.code]));
    const { rows } = await test.platform.database.pool.query(
      'select sms_tries from survey_respondent where mobile = $1',
      [fields.mobile],
    );
    expect(rows[0].sms_tries).toBe(5);
    expect((await guess(smsCode, 60)).code).toBe(errorCodes.smsCodeWrong.code);
  });

  it('takes a right SMS code once, however often it is sent at once', async () => {
    const fields = { name: 'Twin', mobile: '13600000021' };
    await add([fields]);
    await test.call(visitCalls.sendIdentityCode, { codeNum, fields }, { remoteAddress: '10.3.0.2' });
    const smsCode = await lastCodeTo(fields.mobile);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => identify(fields, { smsCode }, `10.3.2.${turn + 1}`)),
    );
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
  });

  it('sends one message when fifty ask at once, and ten a day to one person', async () => {
    const fields = { name: 'Rung', mobile: '13600000022' };
    await add([fields]);
    const ask = (turn: number) =>
      test.call(visitCalls.sendIdentityCode, { codeNum, fields }, { remoteAddress: `10.3.3.${turn + 1}` });
    await Promise.all(Array.from({ length: 50 }, (_, turn) => ask(turn)));
    expect(await messagesTo(fields.mobile)).toHaveLength(1);
    // From the beginning of a day on, so that no midnight lies between.
    const dayMs = 24 * 3_600_000;
    test.clock.advanceSeconds((dayMs - (test.clock.now().getTime() % dayMs)) / 1000 + 60);
    const codes: string[] = [];
    for (let turn = 0; turn < 12; turn++) {
      codes.push((await ask(turn)).code);
      test.clock.advanceSeconds(61);
    }
    expect(codes).toEqual([...Array(10).fill('0000'), ...Array(2).fill(errorCodes.tooManyRequests.code)]);
    expect(await messagesTo(fields.mobile)).toHaveLength(11);
    // The clock went on, and with it the session.
    creator = await signInAgain();
  });

  it('costs whose survey it is a point for each code, and sends none when there is none left (S9.18)', async () => {
    const { platform } = test;
    const fields = { name: 'Paid', mobile: '13600000033' };
    await add([fields]);
    const ask = async () => {
      const input = { codeNum, fields };
      const { code } = await test.call(visitCalls.sendIdentityCode, input, { remoteAddress: '10.3.4.1' });
      return code;
    };
    const before = await balanceOf(platform, creator.id);
    expect(await ask()).toBe('0000');
    expect(await balanceOf(platform, creator.id)).toBe(before - 1);
    await spendPoints(platform, creator.id, before - 1, { reason: 'sms', about: 'everything else' });
    test.clock.advanceSeconds(61);
    expect(await ask()).toBe(errorCodes.identitySmsFailed.code);
    expect(await messagesTo(fields.mobile)).toHaveLength(1);
    await grantPoints(platform, creator.id, 100);
  });

  it('has a QR code of a multiple of 43 pixels (S9.12, S7.129, P7.87)', async () => {
    const { token } = creator;
    const picture = await test.app.inject({
      url: `/api${personalCheckCalls.downloadPersonalCheckQRCode.path}?personalCheckId=${codeNum}&times=5`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(picture.headers['content-type']).toBe('image/png');
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([215, 215]);
  });

  it('switched off opens for nobody', async () => {
    await check({ isEnabled: false });
    expect(await visit(codeNum)).toMatchObject({ step: 'refused', refusal: 'surveyNotOpen' });
  });
});
