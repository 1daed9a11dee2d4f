import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerAgreementCalls,
  answerCalls,
  type CallData,
  designCalls,
  errorCodes,
  type LiveSettings,
  linkCalls,
  liveSettingsCalls,
  publishCalls,
  recordCalls,
  scrollCalls,
  type Visit,
  visitCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildBoosterSurvey,
  buildQuestionnaire,
  buildSurvey,
  choiceId,
  optionA,
  optionB,
  publishQuestionnaire,
  sentAnswers,
  type TestSurvey,
  textId,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { givePlacesBack, takePlaces } from './submitting/places.ts';

let test: TestApp;
let creator: TestPerson;
let nextRecord = 0;
const newRecordId = () => `life${String(++nextRecord).padStart(16, '0')}`;

beforeAll(async () => {
  const respondent = await mkdtemp(join(tmpdir(), 'wenshu-page-'));
  await writeFile(join(respondent, 'index.html'), '<script type="application/json" id="opened-survey">null</script>');
  test = await buildTestApp({ pages: { web: join(respondent, 'none'), respondent, room: join(respondent, 'none') } });
});
beforeEach(async () => {
  // The clock goes on, and a session ends after two hours.
  creator = await buildPerson(test.platform);
});
afterAll(() => test.close());

type Open = Extract<Visit, { step: 'open' }>;
const as = () => asPerson(creator);
const visit = async (survey: TestSurvey, more: object = {}) =>
  (await test.call(visitCalls.visit, { linkCode: survey.linkCode, ...more })).data as Open;
const send = (survey: TestSurvey, record: string, more: object = {}, option = optionA, request = {}) =>
  test.call(answerCalls.submitAnswer, sentAnswers(survey, record, option, more), request);
const rowOf = async (record: string) =>
  (await test.platform.database.pool.query('select * from answer_record where answer_record_id = $1', [record]))
    .rows[0];
const page = (saveSeq: number, more: object = {}) => ({ answerStatus: 1, cookieId: 'visitor1', saveSeq, ...more });

describe('a record', () => {
  it('knows its channel, terminal, system, browser and region, and how long it took (S3.59, S3.60)', async () => {
    const built = await buildSurvey(test, creator);
    const link = await test.call(linkCalls.create, { scrollId: built.scrollId, channel: 'panel' }, as());
    const survey = { ...built, linkCode: (link.data as CallData<typeof linkCalls.create>).linkCode };
    const record = newRecordId();
    const { startMark } = await visit(survey);
    test.clock.advanceSeconds(75);
    const userAgent =
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
    const request = { remoteAddress: '114.114.114.114', headers: { 'user-agent': userAgent } };
    await send(survey, record, { startMark }, optionA, request);
    expect(await rowOf(record)).toMatchObject({
      channel: 'panel',
      terminal: 'mobile',
      system: 'Android 14',
      browser: 'Chrome 131',
      nation: '中国',
      province: '江苏省',
      city: '南京市',
      active_ms: 75_000,
      is_counted: true,
    });
  });

  it('has the code of its region beside the names, saved and submitted; none from nowhere', async () => {
    const survey = await buildSurvey(test, creator);
    const { scrollId } = survey;
    const regionOf = async (answerRecordId: string) =>
      ((await test.call(recordCalls.get, { scrollId, answerRecordId }, as())).data as CallData<typeof recordCalls.get>)
        .record.region;
    const nanjing = { remoteAddress: '114.114.114.114' };
    const [saved, submitted, nowhere] = [newRecordId(), newRecordId(), newRecordId()];
    await send(survey, saved, { answerStatus: 1, saveSeq: 1 }, optionA, nanjing);
    await send(survey, submitted, {}, optionA, nanjing);
    await send(survey, nowhere, {}, optionA, { remoteAddress: '10.0.0.1' });
    const region = { nation: '中国', province: '江苏省', city: '南京市', code: '320100' };
    expect([await regionOf(saved), await regionOf(submitted)]).toEqual([region, region]);
    expect(await regionOf(nowhere)).toEqual({ nation: null, province: null, city: null, code: null });
  });

  it('starts its clock with the page that was opened, by a cookie of the page', async () => {
    const survey = await buildSurvey(test, creator);
    const { cookies } = await test.app.inject({ url: `/s/${survey.linkCode}` });
    const [start] = cookies as { name: string; value: string; httpOnly?: boolean; path?: string }[];
    expect(start).toMatchObject({ httpOnly: true, path: '/api/survey/answer' });
    test.clock.advanceSeconds(10);
    const record = newRecordId();
    await send(survey, record, {}, optionA, { headers: { cookie: `other=1; ${start?.name}=${start?.value}` } });
    expect(await rowOf(record)).toMatchObject({ active_ms: 10_000 });
  });

  it('keeps the first parameters of its link; later ones are ignored', async () => {
    const { scrollId } = await buildQuestionnaire(test, creator);
    const when = { test: 'parameter', name: 'src', is: 'equals', value: 'vip' };
    const rules = [{ id: 'rule000001', order: 'a', kind: 'display', target: { questionId: textId }, when }];
    const added = await test.call(designCalls.saveLogic, { scrollId, rules }, as());
    expect(added).toMatchObject({ code: '0000' });
    const survey = await publishQuestionnaire(test, creator, scrollId);
    const record = newRecordId();
    const text = { questionId: textId, topQuestionId: textId, answerValue: 'because', answerValueType: 0 as const };
    const both = { answerInfoList: [...sentAnswers(survey, record, optionA).answerInfoList, text] };
    await send(survey, record, page(1, { ...both, parameters: { src: 'vip' } }));
    expect((await visit(survey, { cookieId: 'visitor1' })).context.parameters).toEqual({ src: 'vip' });
    await send(survey, record, { ...both, parameters: { src: 'other' } });
    expect(await rowOf(record)).toMatchObject({ parameters: { src: 'vip' }, answers: { [textId]: 'because' } });
    const other = newRecordId();
    await send(survey, other, { ...both, parameters: { src: 'other' } });
    expect((await rowOf(other)).answers).not.toHaveProperty(textId);
  });

  it('says after a page whether its cell has room, and counts nothing by it', async () => {
    const survey = await buildSurvey(test, creator, { sizeA: 1, sizeB: 0, whenFull: 'hold' });
    const quotaOf = async () =>
      ((await send(survey, newRecordId(), page(1))).data as CallData<typeof answerCalls.submitAnswer>).quota;
    expect([await quotaOf(), await quotaOf()]).toEqual(['open', 'open']);
    await send(survey, newRecordId());
    expect(await quotaOf()).toBe('held');
    expect((await send(survey, newRecordId(), page(1), optionB)).data).toMatchObject({ quota: 'open' });
  });

  it('of somebody who declines the agreement has a status of its own, until they come back and go on (S4.10)', async () => {
    const survey = await buildSurvey(test, creator);
    const record = newRecordId();
    const call = { linkCode: survey.linkCode, answerRecordId: record, cookieId: 'visitor2' };
    expect((await test.call(visitCalls.declineAgreement, call)).code).toBe('0000');
    expect(await rowOf(record)).toMatchObject({ status: 6, is_submit: false, log: [{ what: 'agreement-declined' }] });
    expect((await rowOf(record)).declined_at).not.toBeNull();
    const back = { answerStatus: 1, saveSeq: 1, cookieId: 'visitor2' };
    expect((await send(survey, record, back)).code).toBe('0000');
    expect(await rowOf(record)).toMatchObject({ status: 1, is_submit: false, declined_at: null });
    expect((await test.call(visitCalls.declineAgreement, call)).code).toBe('0000');
    expect(await rowOf(record)).toMatchObject({ status: 6 });
    expect((await send(survey, record, { cookieId: 'visitor2' })).code).toBe('0000');
    expect(await rowOf(record)).toMatchObject({ status: 2, is_submit: true, declined_at: null });
  });

  it('keeps the orders that this respondent met, where chance dealt them, and nothing where it did not', async () => {
    const { scrollId } = await buildQuestionnaire(test, creator);
    const random = { scrollId, questionId: choiceId, settings: { 20011: true } };
    expect((await test.call(designCalls.updateSettings, random as never, as())).code).toBe('0000');
    const [dealt, plain] = [await publishQuestionnaire(test, creator, scrollId), await buildSurvey(test, creator)];
    const [met, unmoved] = [newRecordId(), newRecordId()];
    await send(dealt, met);
    await send(plain, unmoved);
    const { shown_orders } = await rowOf(met);
    expect([...shown_orders.parts[choiceId].items].sort()).toEqual([optionA, optionB]);
    expect((await rowOf(unmoved)).shown_orders).toBeNull();
  });

  it('is discarded only by its own visitor, and never once it is submitted (S4.6)', async () => {
    const survey = await buildSurvey(test, creator);
    const record = newRecordId();
    await send(survey, record, page(1));
    const discard = (cookieId: string) =>
      test.call(visitCalls.discard, { linkCode: survey.linkCode, answerRecordId: record, cookieId });
    await discard('somebody');
    expect(await rowOf(record)).toBeDefined();
    await discard('visitor1');
    expect(await rowOf(record)).toBeUndefined();
    await send(survey, record, { cookieId: 'visitor1' });
    await discard('visitor1');
    expect(await rowOf(record)).toMatchObject({ status: 2 });
  });
});

describe('agreements (S7.7, S3.62)', () => {
  it('are answered by the specification’s call', async () => {
    const { scrollId } = await buildQuestionnaire(test, creator);
    const agreement = { name: 'Privacy', content: { text: 'We keep your answers.' }, link: 'https://example.com' };
    const saved = await test.call(
      designCalls.saveAgreement,
      { scrollId, agreementId: 'agree00001', order: 'a', ...agreement },
      as(),
    );
    expect(saved).toMatchObject({ code: '0000' });
    const { linkCode } = await publishQuestionnaire(test, creator, scrollId);
    expect((await test.call(answerAgreementCalls.queryAgreement, { linkCode })).data).toEqual([
      { agreementId: 'agree00001', ...agreement },
    ]);
  });
});

describe('a survey published again', () => {
  it('takes records of the older snapshot for a day; later their answers move to the newest', async () => {
    const survey = await buildSurvey(test, creator);
    const { scrollId } = survey;
    const [inTime, late] = [newRecordId(), newRecordId()];
    const text = { questionId: textId, topQuestionId: textId, answerValue: 'gone soon', answerValueType: 0 as const };
    const both = { answerInfoList: [...sentAnswers(survey, late, optionA).answerInfoList, text] };
    await send(survey, late, page(1, both));
    test.clock.advanceSeconds(60);
    await test.call(publishCalls.changeStatus, { scrollId, status: 2 }, as());
    await test.call(designCalls.deleteTopQuestion, { scrollId, questionId: textId }, as());
    const published = await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, as());
    const { versionTime } = published.data as { versionTime: number };
    expect(versionTime).toBeGreaterThan(survey.versionTime);
    expect((await send(survey, inTime)).code).toBe('0000');
    expect(await visit(survey, { cookieId: 'visitor1' })).toMatchObject({
      record: {
        wasMoved: false,
        answerRecord: { versionTime: survey.versionTime },
        answers: { [textId]: 'gone soon' },
      },
    });
    test.clock.advanceSeconds(24 * 3600);
    expect((await send(survey, late)).code).toBe(errorCodes.surveyChanged.code);
    expect((await send(survey, inTime)).code).toBe('0000');
    const { record } = await visit(survey, { cookieId: 'visitor1' });
    expect(record).toMatchObject({ wasMoved: true, answerRecord: { answerRecordId: late, versionTime } });
    expect(record?.answers).toEqual({ [choiceId]: { item: optionA } });
    await send({ ...survey, versionTime }, late, page(2));
    expect((await rowOf(late)).log).toEqual([
      { what: 'answers-moved', from: survey.versionTime, to: versionTime },
      { what: 'answer-dropped', key: textId, reason: 'question-gone' },
    ]);
    expect((await send({ ...survey, versionTime }, late)).code).toBe(errorCodes.answerRecordNotFound.code);
    expect((await send({ ...survey, versionTime }, late, { cookieId: 'visitor1' })).code).toBe('0000');
  });
});

describe('places', () => {
  it('are given back and taken again: over a limit only when somebody says so', async () => {
    const survey = await buildSurvey(test, creator, { sizeA: 1, sizeB: 0, whenFull: 'end' });
    const [first, second] = [newRecordId(), newRecordId()];
    const { database } = test.platform;
    const counts = async () => {
      const { rows } = await database.pool.query(
        `select q.collected, c.count from live_survey q join quota_cell c using (scroll_id) where scroll_id = $1 and cell_id = 'cellA00001'`,
        [survey.scrollId],
      );
      return [rows[0].collected, rows[0].count];
    };
    await send(survey, first);
    await database.transaction(db => givePlacesBack(db, survey.scrollId, [first, first, 'nobody']));
    await database.transaction(db => givePlacesBack(db, survey.scrollId, [first]));
    expect(await counts()).toEqual([0, 0]);
    await send(survey, second);
    expect(await counts()).toEqual([1, 1]);
    const take = (mayGoOver: boolean) =>
      database.transaction(db => takePlaces(db, survey.scrollId, [first], { mayGoOver }));
    expect(await take(false)).toEqual({ withoutRoom: [first] });
    expect(await counts()).toEqual([1, 1]);
    expect(await take(true)).toEqual({ withoutRoom: [] });
    expect(await take(true)).toEqual({ withoutRoom: [] });
    expect(await counts()).toEqual([2, 2]);
  });

  it('are only for success samples: one that was refused takes none, however it is restored', async () => {
    const survey = await buildSurvey(test, creator, { sizeA: 1, sizeB: 0, whenFull: 'end' });
    const [taken, full] = [newRecordId(), newRecordId()];
    for (const record of [taken, full]) await send(survey, record);
    const { database } = test.platform;
    await database.transaction(db => givePlacesBack(db, survey.scrollId, [taken]));
    await database.transaction(db => takePlaces(db, survey.scrollId, [full], { mayGoOver: true }));
    expect([await rowOf(taken), await rowOf(full)]).toMatchObject([
      { status: 2, is_counted: false },
      { status: 4, is_counted: false, cells: [] },
    ]);
  });

  it('of a booster are beyond the total: given back or taken again, the total stays, and the lists tell them all the same', async () => {
    const survey = await buildBoosterSurvey(test, creator);
    const { scrollId } = survey;
    const { database } = test.platform;
    const counts = async () => {
      const { rows } = await database.pool.query(
        'select q.collected, q.boosters, c.cell_id, c.count from live_survey q join quota_cell c using (scroll_id) where scroll_id = $1 order by c.cell_id',
        [scrollId],
      );
      return [rows[0].collected, rows[0].boosters, ...rows.map(row => row.count)];
    };
    const [main, booster] = [newRecordId(), newRecordId()];
    for (const record of [main, booster]) await send(survey, record);
    expect(await counts()).toEqual([1, 1, 1, 1]);
    // What the bar of the cap is drawn from, beside what the lists tell.
    const settings = await test.call(liveSettingsCalls.getLiveSettings, { scrollId }, asPerson(creator));
    const list = await test.call(scrollCalls.list, {}, asPerson(creator));
    const told = (list.data as CallData<typeof scrollCalls.list>).find(one => one.scrollId === scrollId)?.collected;
    expect([(settings.data as LiveSettings).taken, told]).toEqual([1, 2]);
    await database.transaction(db => givePlacesBack(db, scrollId, [booster]));
    expect(await counts()).toEqual([1, 0, 1, 0]);
    await database.transaction(db => takePlaces(db, scrollId, [booster]));
    expect(await counts()).toEqual([1, 1, 1, 1]);
  });
});
