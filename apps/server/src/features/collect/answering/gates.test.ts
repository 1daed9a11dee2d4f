import {
  answerCalls,
  type CallRequest,
  editCalls,
  errorCodes,
  liveSettingsCalls,
  publishCalls,
  type Visit,
  visitCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { whileRowsAreHeld } from '../../../testing/hold-rows.ts';
import { endOverdueSurveys } from '../../design/live-settings/index.ts';
import { issuePictureCode } from '../../people/picture-code/index.ts';

let test: TestApp;
let creator: TestPerson;
let nextRecord = 0;
let nextAddress = 0;
const newRecordId = () => `gates${String(++nextRecord).padStart(15, '0')}`;
/** Everybody from an address of their own, so that nobody is taken for a crowd. */
const from = (address = `10.1.${Math.floor(nextAddress / 250)}.${(nextAddress++ % 250) + 1}`) => ({
  remoteAddress: address,
});

beforeAll(async () => {
  test = await buildTestApp({ env: { CAPTCHA: 'on' } });
});
beforeEach(async () => {
  // The clock goes on, and a session ends after two hours.
  creator = await buildPerson(test.platform);
});
afterAll(() => test.close());

type Settings = Omit<CallRequest<typeof liveSettingsCalls.updateLiveSettings>, 'scrollId'>;
const settle = (survey: TestSurvey, settings: Settings) =>
  test.call(liveSettingsCalls.updateLiveSettings, { scrollId: survey.scrollId, ...settings }, asPerson(creator));
async function surveyWith(settings: Settings): Promise<TestSurvey> {
  const survey = await buildSurvey(test, creator);
  expect((await settle(survey, { captchaMode: 'off', ...settings })).code).toBe('0000');
  return survey;
}
const visit = async (survey: TestSurvey, more: object = {}, request = from()) =>
  (await test.call(visitCalls.visit, { linkCode: survey.linkCode, ...more }, request)).data as Visit;
const submit = (survey: TestSurvey, more: object = {}, request = from()) =>
  test.call(answerCalls.submitAnswer, sentAnswers(survey, newRecordId(), optionA, more), request);
const codeOf = async (...input: Parameters<typeof submit>) => (await submit(...input)).code;
const now = () => test.clock.now().getTime();
const HOUR = 3_600_000;
const forged = (signed: string) => signed.slice(0, -1) + (signed.endsWith('x') ? 'y' : 'x');

describe('live settings', () => {
  it('of two people at once are held together: a survey never ends before it starts', async () => {
    const survey = await surveyWith({ cap: 7 });
    const row = { text: 'select 1 from live_survey where scroll_id = $1 for update', values: [survey.scrollId] };
    const answers = await whileRowsAreHeld(test.platform.database, row, () => [
      settle(survey, { startTime: now() + 2 * HOUR }),
      settle(survey, { endTime: now() + HOUR }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['0000', '9001']);
  });

  it('of a name that nobody knows are refused: they would change nothing and look like done', async () => {
    const survey = await surveyWith({ cap: 7 });
    const unknown = { scrollId: survey.scrollId, cap: 9, maxAnswers: 5 };
    const answer = await test.call(liveSettingsCalls.updateLiveSettings, unknown as never, asPerson(creator));
    expect(answer).toMatchObject({ code: '9001', field: 'maxAnswers' });
    const read = await test.call(liveSettingsCalls.getLiveSettings, { scrollId: survey.scrollId }, asPerson(creator));
    expect(read.data).toMatchObject({ cap: 7 });
  });

  it('hold from the next submission on, and can be asked for; the password never', async () => {
    const survey = await surveyWith({});
    const settings = { cap: 5, minSeconds: 3, addressLimit: { window: 'calendarWeek' as const, most: 2 } };
    const { data } = await settle(survey, { ...settings, password: 'abcd1234' });
    expect(data).toMatchObject({ ...settings, hasPassword: true, endTime: null });
    const read = await test.call(liveSettingsCalls.getLiveSettings, { scrollId: survey.scrollId }, asPerson(creator));
    expect(read.data).toEqual(data);
    expect(JSON.stringify(read)).not.toMatch(/argon|abcd1234/);
    expect((await settle(survey, { password: null })).data).toMatchObject({ hasPassword: false, cap: 5 });
  });

  it.each([
    { cap: 0 },
    { minSeconds: 10, maxSeconds: 5 },
    { startTime: 2000, endTime: 1000 },
    { addressLimit: { window: 'fortnight', most: 1 } },
    { addressLimit: { window: 'day', most: 0 } },
  ])('refuse %j: among them a cap below 1 (S5.10)', async settings => {
    const survey = await surveyWith({});
    expect((await settle(survey, settings as Settings)).code).toBe(errorCodes.inputInvalid.code);
    const { data } = await test.call(
      liveSettingsCalls.getLiveSettings,
      { scrollId: survey.scrollId },
      asPerson(creator),
    );
    expect(data).toMatchObject({ cap: null, minSeconds: null, maxSeconds: null, startTime: null, addressLimit: null });
  });

  it('take a password of two kinds only (S5.97)', async () => {
    const survey = await surveyWith({});
    for (const password of ['12345678', 'abcdefgh', 'ABCD1234', 'abc1234', `${'a1'.repeat(10)}b`, 'abcd-1234'])
      expect((await settle(survey, { password })).code).toBe(errorCodes.accessPasswordFormat.code);
    for (const password of ['abcd1234', 'abCD1234', 'a1'.repeat(10)])
      expect((await settle(survey, { password })).code).toBe('0000');
  });
});

describe('the time of a survey', () => {
  it('refuses before the start, at the page and at the submission (S8)', async () => {
    const survey = await surveyWith({ startTime: now() + HOUR });
    expect(await visit(survey)).toMatchObject({
      step: 'refused',
      refusal: 'surveyNotStarted',
      entrance: { startTime: now() + HOUR },
    });
    expect(await codeOf(survey)).toBe(errorCodes.surveyNotStarted.code);
  });

  it('closes at the end, but takes for ten minutes what was opened before', async () => {
    const survey = await surveyWith({ endTime: now() + HOUR });
    const { startMark } = (await visit(survey)) as Extract<Visit, { step: 'open' }>;
    const saved = newRecordId();
    await test.call(answerCalls.submitAnswer, sentAnswers(survey, saved, optionA, { answerStatus: 1, saveSeq: 1 }));
    test.clock.advanceSeconds(3600 + 300);
    await endOverdueSurveys(test.platform.database.pool, test.clock.now());
    expect(await visit(survey)).toMatchObject({ step: 'refused', refusal: 'surveyClosed' });
    expect(await codeOf(survey)).toBe(errorCodes.surveyClosed.code);
    expect(await codeOf(survey, { startMark })).toBe('0000');
    expect((await test.call(answerCalls.submitAnswer, sentAnswers(survey, saved, optionA))).code).toBe('0000');
    test.clock.advanceSeconds(301);
    expect(await codeOf(survey, { startMark })).toBe(errorCodes.surveyClosed.code);
    // A forged mark opens nothing.
    expect(await codeOf(survey, { startMark: forged(startMark ?? '') })).toBe(errorCodes.surveyClosed.code);
  });

  it('takes nothing late when somebody ended it by hand', async () => {
    const survey = await surveyWith({ endTime: now() + HOUR });
    const { startMark } = (await visit(survey)) as Extract<Visit, { step: 'open' }>;
    await test.call(publishCalls.changeStatus, { scrollId: survey.scrollId, status: 3 }, asPerson(creator));
    expect(await codeOf(survey, { startMark })).toBe(errorCodes.surveyClosed.code);
  });
});

describe('the cap (S4.5)', () => {
  it('closes the survey with the last place, and a cap below what is there closes it at once', async () => {
    const survey = await surveyWith({ cap: 1 });
    expect(await codeOf(survey)).toBe('0000');
    expect(await codeOf(survey)).toBe(errorCodes.surveyClosed.code);
    const told = await test.call(editCalls.since, { scrollId: survey.scrollId, version: 0 }, asPerson(creator));
    expect(told.data).toMatchObject({ status: 3, statusBy: 'nobody' });
    const other = await surveyWith({});
    await submit(other);
    await settle(other, { cap: 1 });
    expect(await visit(other)).toMatchObject({ refusal: 'surveyClosed' });
  });
});

describe('the password', () => {
  it('stands before everything: no question without it, in the page or in the call', async () => {
    const survey = await surveyWith({ password: 'abcd1234' });
    const closed = await visit(survey);
    expect(closed).toMatchObject({ step: 'password', entrance: { languages: [{ languageId: 1, name: '中文' }] } });
    expect(JSON.stringify(closed)).not.toContain('coffee?');
    expect(await codeOf(survey)).toBe(errorCodes.passwordNeeded.code);
    expect((await test.call(answerCalls.open, { linkCode: survey.linkCode })).code).toBe(
      errorCodes.passwordNeeded.code,
    );
  });

  it('gives a pass that opens this survey only, until the password changes', async () => {
    const [survey, other] = [await surveyWith({ password: 'abcd1234' }), await surveyWith({ password: 'abcd1234' })];
    const give = (password: string) =>
      test.call(visitCalls.passPassword, { linkCode: survey.linkCode, password }, from());
    expect((await give('abcd12345')).code).toBe(errorCodes.accessPasswordWrong.code);
    const { pass } = (await give('abcd1234')).data as { pass: string };
    expect(await visit(survey, { pass })).toMatchObject({ step: 'open' });
    expect(await codeOf(survey, { pass })).toBe('0000');
    expect(await visit(other, { pass })).toMatchObject({ step: 'password' });
    expect(await codeOf(survey, { pass: forged(pass) })).toBe(errorCodes.passwordNeeded.code);
    await settle(survey, { password: 'wxyz9876' });
    expect(await codeOf(survey, { pass })).toBe(errorCodes.passwordNeeded.code);
  });

  it('lets nobody try for ever', async () => {
    const survey = await surveyWith({ password: 'abcd1234' });
    const request = from();
    const codes = [];
    for (let n = 0; n < 11; n++)
      codes.push(
        (await test.call(visitCalls.passPassword, { linkCode: survey.linkCode, password: 'x' }, request)).code,
      );
    expect(codes.at(-1)).toBe(errorCodes.tooManyRequests.code);
  });

  it('looks at ten of fifty guesses that are sent at once', async () => {
    const survey = await surveyWith({ password: 'abcd1234' });
    const { linkCode } = survey;
    const request = from();
    const guess = () => test.call(visitCalls.passPassword, { linkCode, password: 'x' }, request);
    const codes = (await Promise.all(Array.from({ length: 50 }, guess))).map(({ code }) => code);
    expect(codes.filter(code => code === errorCodes.accessPasswordWrong.code)).toHaveLength(10);
    expect(codes.filter(code => code === errorCodes.tooManyRequests.code)).toHaveLength(40);
  });
});

describe('WeChat only (S1.17)', () => {
  it('is asked of the user agent', async () => {
    const survey = await surveyWith({ isWeChatOnly: true });
    expect(await visit(survey)).toMatchObject({ refusal: 'weChatOnly' });
    expect(await codeOf(survey)).toBe(errorCodes.weChatOnly.code);
    const inWeChat = { ...from(), headers: { 'user-agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.49' } };
    expect(await codeOf(survey, {}, inWeChat)).toBe('0000');
  });
});

describe('limits (S9.17)', () => {
  it('count the submissions of a device in its window, at the page and at the submission', async () => {
    const survey = await surveyWith({ deviceLimit: { window: 'calendarDay', most: 2 } });
    for (const code of ['0000', '0000', errorCodes.alreadyAnswered.code])
      expect(await codeOf(survey, { deviceId: 'device1' })).toBe(code);
    expect(await visit(survey, { deviceId: 'device1' })).toMatchObject({ refusal: 'alreadyAnswered' });
    expect(await codeOf(survey, { deviceId: 'device2' })).toBe('0000');
    test.clock.advanceSeconds(24 * 3600);
    expect(await codeOf(survey, { deviceId: 'device1' })).toBe('0000');
  });

  it('know a device that leaves its id out by its cookie id, and by address and browser without either', async () => {
    const survey = await surveyWith({ deviceLimit: { window: 'calendarDay', most: 1 } });
    const once = ['0000', errorCodes.alreadyAnswered.code];
    const twice = async (...sent: readonly [first: object, second: object]) => [
      await codeOf(survey, sent[0], from('10.7.0.1')),
      await codeOf(survey, sent[1], from('10.7.0.1')),
    ];
    expect(await twice({ cookieId: 'cookie1' }, { cookieId: 'cookie1' })).toEqual(once);
    expect(await twice({ cookieId: 'cookie2', deviceId: 'device2' }, { cookieId: 'cookie2' })).toEqual(once);
    expect(await twice({ cookieId: 'cookie3' }, { cookieId: 'cookie3', deviceId: 'device3' })).toEqual(once);
    expect(await visit(survey, { cookieId: 'cookie3' })).toMatchObject({ refusal: 'alreadyAnswered' });
    expect(await twice({}, {})).toEqual(once);
    // Another browser at the same address is another device, and so is anybody who says which they are.
    const other = { ...from('10.7.0.1'), headers: { 'user-agent': 'Another/1.0' } };
    expect(await codeOf(survey, {}, other)).toBe('0000');
    expect(await codeOf(survey, { cookieId: 'cookie4' }, from('10.7.0.1'))).toBe('0000');
  });

  it('hold for a device without an id when many come at once', async () => {
    const survey = await surveyWith({ deviceLimit: { window: 'hour', most: 3 } });
    const request = from();
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(survey, {}, request)));
    expect(codes.filter(code => code === '0000')).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(['0000', errorCodes.alreadyAnswered.code]));
  });

  it('hold for an address when many come at once', async () => {
    const survey = await surveyWith({ addressLimit: { window: 'hour', most: 3 } });
    const request = from();
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(survey, {}, request)));
    expect(codes.filter(code => code === '0000')).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(['0000', errorCodes.alreadyAnswered.code]));
  });
});

describe('the time for answering has a least and a most (S5.11)', () => {
  it('refuses who is faster than the least time, and says how long to wait', async () => {
    const survey = await surveyWith({ minSeconds: 20 });
    const { startMark } = (await visit(survey)) as Extract<Visit, { step: 'open' }>;
    test.clock.advanceSeconds(15);
    const refused = await submit(survey, { startMark }, { ...from(), lang: 'en' } as never);
    expect(refused).toMatchObject({ code: errorCodes.answeredTooFast.code, message: expect.stringContaining('5 sec') });
    test.clock.advanceSeconds(5);
    expect(await codeOf(survey, { startMark })).toBe('0000');
    expect(await codeOf(survey)).toBe(errorCodes.answeredTooFast.code);
  });

  it('refuses who is slower than the most time; pauses over half an hour do not count', async () => {
    const survey = await surveyWith({ maxSeconds: 600 });
    const record = newRecordId();
    const page = (more: object) => test.call(answerCalls.submitAnswer, sentAnswers(survey, record, optionA, more));
    await page({ answerStatus: 1, saveSeq: 1 });
    test.clock.advanceSeconds(300);
    await page({ answerStatus: 1, saveSeq: 2 });
    test.clock.advanceSeconds(7200);
    await page({ answerStatus: 1, saveSeq: 3 });
    test.clock.advanceSeconds(300);
    expect((await page({})).code).toBe('0000');
    const { rows } = await test.platform.database.pool.query(
      'select active_ms from answer_record where answer_record_id = $1',
      [record],
    );
    expect(Number(rows[0].active_ms)).toBe(600_000);
    const { startMark } = (await visit(survey)) as Extract<Visit, { step: 'open' }>;
    test.clock.advanceSeconds(601);
    expect(await codeOf(survey, { startMark })).toBe(errorCodes.answerTimeOver.code);
  });
});

describe('the picture code', () => {
  const readPicture = async (key: string) => {
    await issuePictureCode(test.platform, key, 'an address');
    const { rows } = await test.platform.database.pool.query('select answer from picture_code where key = $1', [key]);
    return { verifyCodeKey: key, verifyCode: rows[0].answer as string };
  };

  it('is asked from who answers faster than anybody reads', async () => {
    const survey = await surveyWith({ captchaMode: 'suspicion' });
    const { startMark, needsCaptcha } = (await visit(survey)) as Extract<Visit, { step: 'open' }>;
    expect(needsCaptcha).toBe(false);
    expect(await codeOf(survey, { startMark })).toBe(errorCodes.captchaNeeded.code);
    const captcha = await readPicture('captchakey000001');
    expect(await codeOf(survey, { startMark, captcha: { ...captcha, verifyCode: '????' } })).toBe(
      errorCodes.verificationCodeWrong.code,
    );
    expect(await codeOf(survey, { startMark, captcha: await readPicture('captchakey000002') })).toBe('0000');
  });

  it('is asked when very many come from one address, and not again from who sends the same record twice', async () => {
    const survey = await surveyWith({ captchaMode: 'suspicion' });
    const request = from();
    const first = sentAnswers(survey, newRecordId(), optionA);
    for (let n = 0; n < 30; n++)
      await test.call(answerCalls.submitAnswer, n === 0 ? first : sentAnswers(survey, newRecordId(), optionA), request);
    expect(await codeOf(survey, {}, request)).toBe(errorCodes.captchaNeeded.code);
    expect(await visit(survey, {}, request)).toMatchObject({ needsCaptcha: true });
    expect((await test.call(answerCalls.submitAnswer, first, request)).code).toBe('0000');
    expect(await codeOf(survey)).toBe('0000');
  });
});
