import { answerCalls, languageCalls, type Visit, visitCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, publishQuestionnaire, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let test: TestApp;
let survey: TestSurvey;

/** Chinese, and Arabic by a tag of its own. */
beforeAll(async () => {
  test = await buildTestApp();
  const creator = await buildPerson(test.platform);
  const { scrollId } = await buildQuestionnaire(test, creator);
  const arabic = { scrollId, languageId: 70, name: 'العربية', tag: 'ar-eg' };
  expect((await test.call(languageCalls.addLanguage, arabic, asPerson(creator))).code).toBe('0000');
  survey = await publishQuestionnaire(test, creator, scrollId);
});
afterAll(() => test.close());

const visitWith = async (query: string, accepted?: string) => {
  const url = `/api${visitCalls.visit.path}?linkCode=${survey.linkCode}${query}`;
  const headers = accepted ? { 'accept-language': accepted } : {};
  return (await test.app.inject({ method: 'GET', url, headers })).json().data as Extract<Visit, { step: 'open' }>;
};

describe('the language of a visit', () => {
  it.each([
    ['the browser’s', '', 'ar;q=0.9, fr', 70],
    ['not one that the browser does not want', '', 'ar;q=0, fr', 1],
    ['the link’s before the browser’s', '&lang=zh', 'ar', 1],
    ['the link’s number before all', '&lang=zh&languageId=70', 'zh', 70],
    ['the base one when nobody asks for another', '', undefined, 1],
  ])('is %s', async (_, query, accepted, languageId) => {
    const { entrance, flow } = await visitWith(query, accepted);
    expect([entrance.languageId, flow.languageId]).toEqual([languageId, languageId]);
    const written = languageId === 70 ? ['ar-EG', 'rtl'] : ['zh-CN', 'ltr'];
    expect([entrance.languageTag, entrance.direction]).toEqual(written);
  });

  it('is the record’s once answering began in it, whatever browser comes later (S3.67)', async () => {
    const cookieId = 'visitorinarabic01';
    const saved = await test.call(answerCalls.submitAnswer, {
      answerRecordId: 'recordarabic00000001',
      versionTime: survey.versionTime,
      languageId: 70,
      answerStatus: 1,
      linkCode: survey.linkCode,
      cookieId,
      saveSeq: 1,
      answerInfoList: [],
      blankAnswerInfoList: [],
    } as never);
    expect(saved.code).toBe('0000');
    expect((await visitWith(`&cookieId=${cookieId}`, 'zh')).flow.languageId).toBe(70);
  });
});
