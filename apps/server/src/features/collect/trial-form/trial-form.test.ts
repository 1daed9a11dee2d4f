import {
  answerCalls,
  answerStatus,
  type CallData,
  collaboratorCalls,
  errorCodes,
  linkCalls,
  operationCalls,
  publishCalls,
  recordCalls,
  scrollCalls,
  scrollListCalls,
  trialFormCodes,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { removeDueAccounts } from '../../remove-due-accounts.ts';
import { ensureTrialForm, listTrialAnswers } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await Promise.all([ensureTrialForm(test.platform), ensureTrialForm(test.platform), ensureTrialForm(test.platform)]);
});
afterAll(() => test.close());

const forms = async () =>
  (
    await test.platform.database.pool.query<{ scroll_id: string; link_code: string }>(
      'select scroll_id, link_code from survey_link where link_code = any($1) order by link_code',
      [Object.values(trialFormCodes)],
    )
  ).rows;
let visitors = 0;
/** As the site's page does it: opened by its code, and sent back by titles. */
async function apply(
  language: 'zh' | 'en',
  values: Readonly<Record<string, string>>,
  status: 1 | 2 = answerStatus.success,
) {
  visitors += 1;
  const linkCode = trialFormCodes[language];
  const visitor = { linkCode, cookieId: `visitor${visitors}`, deviceId: `device${visitors}` };
  const answer = await test.call(answerCalls.open, visitor);
  if (answer.code !== '0000') return answer;
  const opened = answer.data as CallData<typeof answerCalls.open>;
  const questions = opened.scrollInfo.questionGroupList.flatMap(group => group.questionList);
  const { answerRecordId, versionTime, languageId } = opened.answerRecord;
  return test.call(answerCalls.submitAnswer, {
    ...visitor,
    answerRecordId,
    versionTime,
    languageId,
    answerStatus: status,
    deviceType: 1,
    answerInfoList: questions.flatMap(({ questionId, title }) =>
      values[title] === undefined
        ? []
        : [{ questionId, topQuestionId: questionId, answerValue: values[title], answerValueType: 0 }],
    ),
    blankAnswerInfoList: [],
    lastQuestionId: questions.at(-1)!.questionId,
  } as never);
}
const lin = { Name: 'Lin', 'Telephone number': '010-88886666', Company: 'Orchard Ltd' };

describe('the trial form', () => {
  it('is there in both languages, once however many start at a time, and nobody’s (S1.18, P1.19)', async () => {
    const found = await forms();
    expect(found.map(({ link_code }) => link_code)).toEqual(['applyForTrialEn', 'applyForTrialZh']);
    await ensureTrialForm(test.platform);
    expect(await forms()).toEqual(found);
    const { pool } = test.platform.database;
    for (const { scroll_id } of found) expect((await findQuestionnaire(pool, scroll_id))?.creatorId).toBeNull();
    expect((await pool.query('select 1 from right_row')).rows).toEqual([]);
  });

  it('is opened and sent by anybody, and read by the operator: the newest first, and only what was sent', async () => {
    expect((await apply('en', { ...lin, Name: ' Lin ' })).code).toBe('0000');
    test.clock.advanceSeconds(60);
    expect((await apply('en', { ...lin, Name: 'Wei', 'What you would like to know': 'Prices' })).code).toBe('0000');
    expect((await apply('en', { ...lin, Name: 'Left' }, answerStatus.notCompleted)).code).toBe('0000');
    expect((await apply('en', { ...lin, 'E-mail address': 'nowhere' })).code).not.toBe('0000');
    const [zh, en] = await listTrialAnswers(test.platform.database.pool, 100);
    expect(zh).toMatchObject({
      language: 'zh',
      titles: ['姓名', '联系电话', '邮箱', '公司名称', '想了解的内容'],
      answers: [],
    });
    expect(en!.titles).toEqual([
      ...['Name', 'Telephone number', 'E-mail address', 'Company', 'What you would like to know'],
    ]);
    expect(en!.answers.map(({ values }) => values)).toEqual([
      ['Wei', '010-88886666', '', 'Orchard Ltd', 'Prices'],
      ['Lin', '010-88886666', '', 'Orchard Ltd', ''],
    ]);
    expect(await listTrialAnswers(test.platform.database.pool, 1)).toMatchObject([{}, { answers: [{}] }]);
  });

  it('is in nobody’s list and answers nobody’s call, whatever they hold elsewhere', async () => {
    const person = await buildPerson(test.platform);
    await buildSurvey(test, person);
    const [{ scroll_id: scrollId } = { scroll_id: '' }] = await forms();
    const listed = await test.call(scrollListCalls.search, {} as never, asPerson(person));
    expect((listed.data as { rows: { name: string }[] }).rows.map(({ name }) => name)).toEqual(['Coffee habits']);
    const answers = await Promise.all([
      test.call(scrollCalls.get, { scrollId }, asPerson(person)),
      test.call(recordCalls.findPage, { scrollId }, asPerson(person)),
      test.call(publishCalls.changeStatus, { scrollId, status: 3 }, asPerson(person)),
      test.call(linkCalls.list, { scrollId } as never, asPerson(person)),
      test.call(collaboratorCalls.list, { scrollId } as never, asPerson(person)),
      test.call(operationCalls.list, { scrollId } as never, asPerson(person)),
    ]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([errorCodes.noPermission.code]));
    const visitor = await test.call(recordCalls.findPage, { scrollId });
    expect(visitor.code).toBe(errorCodes.signInNeeded.code);
  });

  it('stays when an account goes', async () => {
    const person = await buildPerson(test.platform);
    await test.platform.database.pool.query('update person set delete_after = $2 where id = $1', [
      person.id,
      new Date(test.clock.now().getTime() - 1000),
    ]);
    const before = await forms();
    await removeDueAccounts(test.platform);
    expect((await test.platform.database.pool.query('select 1 from person where id = $1', [person.id])).rows).toEqual(
      [],
    );
    expect(await forms()).toEqual(before);
  });

  it('takes no more than so many from one address in an hour', async () => {
    const codes: string[] = [];
    for (let sent = 0; sent < 31; sent++) codes.push((await apply('zh', zhAnswers)).code);
    expect(codes.slice(0, 30)).toEqual(Array(30).fill('0000'));
    expect(codes[30]).not.toBe('0000');
    test.clock.advanceSeconds(3601);
    expect((await apply('zh', zhAnswers)).code).toBe('0000');
  });
});
const zhAnswers = { 姓名: '林', 联系电话: '010-88886666', 公司名称: '果园' };

describe('what the operator reads', () => {
  let other: TestApp;
  let owner: TestPerson;
  beforeAll(async () => {
    other = await buildTestApp();
    owner = await buildPerson(other.platform);
  });
  afterAll(() => other.close());

  it('is never another survey’s: neither one that somebody owns under the form’s code, nor what came to the form another way', async () => {
    const survey = await buildSurvey(other, owner);
    await other.call(answerCalls.submitAnswer, sentAnswers(survey, '1'.repeat(32), optionA) as never);
    const { pool } = other.platform.database;
    await pool.query('insert into survey_link (link_code, scroll_id, serial) values ($1, $2, 99)', [
      ...[trialFormCodes.zh, survey.scrollId],
    ]);
    await other.call(
      answerCalls.submitAnswer,
      sentAnswers({ ...survey, linkCode: trialFormCodes.zh }, '2'.repeat(32), optionA) as never,
    );
    const { rows } = await pool.query('select 1 from answer_record where is_submit');
    expect(rows).toHaveLength(2);
    expect(await listTrialAnswers(pool, 100)).toEqual([]);
    // Nobody's, but what came by its other address is not the form's.
    await pool.query('update questionnaire set creator_id = null where scroll_id = $1', [survey.scrollId]);
    expect(await listTrialAnswers(pool, 100)).toMatchObject([{ language: 'zh', answers: [{}] }]);
  });
});
