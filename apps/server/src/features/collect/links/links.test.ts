import type { Exhibit, Table } from '@wenshu/analysis';
import {
  answerCalls,
  answerStatus,
  type CallData,
  channelCalls,
  errorCodes,
  linkCalls,
  progressCalls,
  publishCalls,
  respondentCalls,
  type Visit,
  visitCalls,
} from '@wenshu/api-contract';
import jsQR from 'jsqr';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicAddress } from '../../../platform/public-address.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildSurvey,
  optionA,
  optionB,
  sentAnswers,
  type TestSurvey,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { drawQrCode } from './qr-code.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let nextRecord = 0;
const newRecordId = () => `links${String(++nextRecord).padStart(15, '0')}`;
type Link = CallData<typeof linkCalls.create>;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator, { sizeA: 2, sizeB: 0, whenFull: 'end' });
});
afterAll(() => test.close());

const as = () => asPerson(creator);
const create = async (more: object) =>
  (await test.call(linkCalls.create, { scrollId: survey.scrollId, ...more } as never, as())).data as Link;
const page = async () =>
  (await test.call(linkCalls.findPage, { scrollId: survey.scrollId }, as())).data as CallData<
    typeof linkCalls.findPage
  >;
const visit = async (linkCode: string) => (await test.call(visitCalls.visit, { linkCode })).data as Visit;
const submit = (linkCode: string, option: string, more: object = {}) =>
  test.call(answerCalls.submitAnswer, sentAnswers({ ...survey, linkCode }, newRecordId(), option, more));

describe('links (S3.56)', () => {
  it('list what came through each: views, totals by outcome, the average time (S7.109, P7.70), and how many there are (S7.111, P7.72)', async () => {
    const { linkCode } = survey;
    const { startMark } = (await visit(linkCode)) as Extract<Visit, { step: 'open' }>;
    test.clock.advanceSeconds(40);
    for (const option of [optionA, optionA, optionA, optionB]) await submit(linkCode, option, { startMark });
    const { total, items } = await page();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      linkCode,
      serialNumber: 1,
      link: `/s/${linkCode}`,
      isOpen: true,
      enabled: true,
      collected: 4,
      success: 3,
      screened: 0,
      quotaFull: 1,
      averageSeconds: 40,
    });
    expect((await test.call(linkCalls.count, { scrollId: survey.scrollId }, as())).data).toEqual({
      anonymous: 1,
      personal: 0,
      identity: 0,
    });
  });

  it('say the same numbers as the screen of progress, with records that were marked invalid or deleted and some that wait for a place', async () => {
    const own = await buildSurvey(test, creator);
    const { scrollId } = own;
    const records = Array.from({ length: 9 }, newRecordId);
    for (const id of records) await test.call(answerCalls.submitAnswer, sentAnswers(own, id, optionB));
    const become = (ids: readonly string[], set: string) =>
      test.platform.database.pool.query(
        `update answer_record set ${set}, changed = pg_current_xact_id() where scroll_id = $1 and answer_record_id = any($2)`,
        [scrollId, ids],
      );
    await become(records.slice(0, 2), `set_aside = 'invalid'`);
    await become(records.slice(2, 3), `set_aside = 'deleted'`);
    await become(records.slice(3, 4), `status = ${answerStatus.quotaFull}`);
    await become(records.slice(4, 5), `status = ${answerStatus.quotaHeld}, is_submit = false`);
    await become(records.slice(5, 6), `status = ${answerStatus.screened}`);
    const told = { collected: 6, success: 3, screened: 1, quotaFull: 2 };
    expect((await test.call(linkCalls.overview, { scrollId }, as())).data).toMatchObject(told);
    const { data } = await test.call(linkCalls.findPage, { scrollId } as never, as());
    expect((data as { items: readonly object[] }).items[0]).toMatchObject(told);
    const progress = await test.call(progressCalls.read, { scrollId } as never, as());
    const { exhibits } = progress.data as unknown as { exhibits: readonly Exhibit[] };
    const totals = exhibits.find((one): one is Table => one.kind === 'table' && one.id === 'totals')!;
    const counted = Object.fromEntries(totals.rows.map(({ id }, line) => [id, totals.cells[line]![0]!.values[0]]));
    expect(counted).toMatchObject({ complete: 3, screened: 1, quotaFull: 2, invalid: 2 });
  });

  it('add up, with those of the name list, and are told with how the survey stands and what the person may do', async () => {
    const own = await buildSurvey(test, creator);
    const { scrollId } = own;
    const overview = async (who: object = as()) => test.call(linkCalls.overview, { scrollId }, who);
    expect((await overview()).data).toEqual({
      status: 1,
      views: 0,
      collected: 0,
      success: 0,
      screened: 0,
      quotaFull: 0,
      averageSeconds: null,
      mayPublish: true,
      mayEdit: true,
      hasDraft: false,
    });
    const { linkCode } = (await test.call(linkCalls.create, { scrollId }, as())).data as Link;
    for (const code of [own.linkCode, linkCode])
      await test.call(answerCalls.submitAnswer, sentAnswers({ ...own, linkCode: code }, newRecordId(), optionB));
    await test.call(respondentCalls.addRespondents, { scrollId, respondents: [{ name: 'Wang' }] }, as());
    const { data: people } = await test.call(respondentCalls.findRespondents, { scrollId }, as());
    const [{ link }] = (people as { items: [{ link: string }] }).items;
    const personal = { ...sentAnswers(own, newRecordId(), optionB), linkCode: undefined, codeNum: link.slice(3) };
    expect((await test.call(answerCalls.submitAnswer, personal)).code).toBe('0000');
    await test.platform.database.pool.query('update survey_respondent set views = 3 where scroll_id = $1', [scrollId]);
    await test.platform.database.pool.query('update survey_link set views = 2 where link_code = $1', [linkCode]);
    await test.call(publishCalls.changeStatus, { scrollId, status: 2 }, as());
    const helper = await buildPerson(test.platform);
    await giveRights(test.platform, helper, scrollId, ['links.manage']);
    expect((await overview(asPerson(helper))).data).toMatchObject({
      status: 2,
      views: 5,
      collected: 3,
      success: 3,
      mayPublish: false,
      mayEdit: false,
    });
    const viewer = await buildPerson(test.platform);
    await giveRights(test.platform, viewer, scrollId, ['questionnaire.view']);
    expect((await overview(asPerson(viewer))).code).toBe(errorCodes.noPermission.code);
    expect((await overview({})).code).toBe(errorCodes.signInNeeded.code);
    const nobodys = await test.call(linkCalls.overview, { scrollId: 'nosuchsurvey0000' }, as());
    expect(nobodys.code).toBe(errorCodes.noPermission.code);
  });

  it('are created (S7.110, P7.71) in a channel, which logic can read and which can be asked for (S7.120, P7.84)', async () => {
    const [first, second] = [await create({ channel: '微博_1' }), await create({ channel: '微博_1', name: 'again' })];
    expect([first.serialNumber, second.serialNumber]).toEqual([2, 3]);
    expect(first.channelCode).toBe(second.channelCode);
    expect(await visit(first.linkCode)).toMatchObject({ context: { channel: '微博_1' } });
    const { data } = await test.call(channelCalls.get, { channelCode: first.channelCode! }, as());
    expect(data).toMatchObject({
      name: '微博_1',
      links: [{ linkCode: first.linkCode }, { linkCode: second.linkCode }],
    });
    await submit(first.linkCode, optionB);
    const { rows } = await test.platform.database.pool.query(
      'select channel, terminal from answer_record where link_code = $1',
      [first.linkCode],
    );
    expect(rows[0].channel).toBe('微博_1');
    const bad = { scrollId: survey.scrollId, channel: 'a b' };
    expect((await test.call(linkCalls.create, bad, as())).code).toBe(errorCodes.inputInvalid.code);
  });

  it('are listed for the questionnaire that the body names, and for nobody else (S7.107, P7.68)', async () => {
    const own = await create({ name: 'Poster' });
    const listed = await test.call(linkCalls.list, { scrollId: survey.scrollId }, as());
    expect((listed.data as Link[]).map(({ linkCode }) => linkCode)).toEqual(
      expect.arrayContaining([survey.linkCode, own.linkCode]),
    );
    const other = await buildSurvey(test, creator);
    const others = await test.call(linkCalls.list, { scrollId: other.scrollId }, as());
    expect(others.data).toMatchObject([{ linkCode: other.linkCode }]);
    expect((await test.call(linkCalls.list, {} as never, as())).code).toBe(errorCodes.inputInvalid.code);
    const stranger = asPerson(await buildPerson(test.platform));
    expect((await test.call(linkCalls.list, { scrollId: survey.scrollId }, stranger)).code).toBe(
      errorCodes.noPermission.code,
    );
  });

  it('send their respondents where they say (S7.118, P7.83), before the channel’s own (S7.119, P7.82) and never to a script', async () => {
    const { linkCode, channelCode } = await create({ channel: 'panel' });
    const set = (endPageLinks: object) =>
      test.call(linkCalls.editEndPageLink, { scrollId: survey.scrollId, linkCode, endPageLinks }, as());
    await test.call(
      channelCalls.editEndPageLink,
      { channelCode: channelCode!, endPageLinks: { finished: 'https://a.example', screened: 'https://b.example' } },
      as(),
    );
    await set({ finished: 'https://c.example/{host}' });
    expect(await visit(linkCode)).toMatchObject({
      endPageLinks: { finished: 'https://c.example/{host}', screened: 'https://b.example' },
    });
    expect((await set({ finished: 'javascript:alert(1)' })).code).toBe(errorCodes.inputInvalid.code);
    expect((await set({ elsewhere: 'https://a.example' })).code).toBe(errorCodes.inputInvalid.code);
  });

  it('are refused to people of other questionnaires', async () => {
    const stranger = asPerson(await buildPerson(test.platform));
    const { channelCode } = await create({ channel: 'secret' });
    const read = await test.call(channelCalls.get, { channelCode: channelCode! }, stranger);
    expect(read.code).toBe(errorCodes.noPermission.code);
    const other = await buildSurvey(test, creator);
    const set = { scrollId: other.scrollId, linkCode: survey.linkCode, endPageLinks: {} };
    expect((await test.call(linkCalls.editEndPageLink, set, as())).code).toBe(errorCodes.linkNotFound.code);
  });

  it('have a QR code of a multiple of 43 pixels (S9.12)', async () => {
    const picture = await test.app.inject({
      url: `/api${linkCalls.qrCode.path}?scrollId=${survey.scrollId}&linkCode=${survey.linkCode}&times=3`,
      headers: { authorization: `Bearer ${creator.token}` },
    });
    expect(picture.rawPayload.readUInt32BE(16)).toBe(129);
  });

  it.each([1, 2, 3, 7, 8, 13])('have the pixels that the library itself draws, %i to a module (S9.12)', async times => {
    const text = publicAddress(test.platform, `/s/${survey.linkCode}`);
    const margin = (43 - QRCode.create(text, { errorCorrectionLevel: 'M' }).modules.size) / 2;
    const look = { errorCorrectionLevel: 'M', margin, width: 43 * times, type: 'png' } as const;
    const pixels = (picture: Buffer) => sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    const [ours, theirs] = [
      await pixels(await drawQrCode(text, { times })),
      await pixels(await QRCode.toBuffer(text, look)),
    ];
    expect(ours.info).toMatchObject({ width: 43 * times, height: 43 * times });
    expect(ours.data.equals(theirs.data)).toBe(true);
  });

  it('have QR codes that another library reads, as PNG and as SVG, also with the middle covered by a logo', async () => {
    const codeAs = async (look: string) => {
      const url = `/api${linkCalls.qrCode.path}?scrollId=${survey.scrollId}&linkCode=${survey.linkCode}&times=8&${look}`;
      return (await test.app.inject({ url, headers: { authorization: `Bearer ${creator.token}` } })).rawPayload;
    };
    const read = async (picture: Buffer, logo?: { size: number }) => {
      const square = logo && {
        create: { width: logo.size, height: logo.size, channels: 3 as const, background: '#12605b' },
      };
      const drawn = sharp(picture).composite(square ? [{ input: square, gravity: 'centre' }] : []);
      const { data, info } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([344, 344]);
      return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
    };
    const address = publicAddress(test.platform, `/s/${survey.linkCode}`);
    expect(await read(await codeAs('format=png'))).toBe(address);
    expect(await read(await codeAs('format=svg'))).toBe(address);
    const logo = { size: 72 };
    expect(await read(await codeAs('format=svg&level=H'), logo)).toBe(address);
    expect(await read(await codeAs('format=png&level=H'), logo)).toBe(address);
  });
});

describe('the address that others type', () => {
  it('is the public one, else where the server listens: a port that was left to the system is not 0 in a QR code', () => {
    const { env } = test.platform;
    const atHome = { ...env, publicUrl: undefined, host: '0.0.0.0', port: 0 };
    const listensOn = 'http://localhost:40123';
    expect(publicAddress({ env: atHome, place: { listensOn } }, '/s/x')).toBe('http://localhost:40123/s/x');
    const outside = { ...atHome, publicUrl: 'https://survey.example.cn/' };
    expect(publicAddress({ env: outside, place: { listensOn } }, '/s/x')).toBe('https://survey.example.cn/s/x');
  });
});

describe('a link’s switch (S4.4, S4.7)', () => {
  const set = (enabled: boolean) =>
    test.call(linkCalls.updateState, { scrollId: survey.scrollId, linkCode: survey.linkCode, enabled }, as());
  const changeStatus = (status: 1 | 2) =>
    test.call(publishCalls.changeStatus, { scrollId: survey.scrollId, status }, as());
  const isOpen = async () => (await page()).items.map(link => link.isOpen).slice(0, 2);

  it('is turned by hand only while collecting; re-publishing brings back those that were on', async () => {
    expect((await set(false)).code).toBe('0000');
    expect(await visit(survey.linkCode)).toMatchObject({ step: 'refused', refusal: 'surveyNotOpen' });
    expect((await submit(survey.linkCode, optionB)).code).toBe(errorCodes.surveyNotOpen.code);
    await changeStatus(2);
    expect(await isOpen()).toEqual([false, false]);
    expect((await set(true)).code).toBe(errorCodes.statusChangeRefused.code);
    await changeStatus(1);
    expect(await isOpen()).toEqual([false, true]);
    expect((await set(true)).code).toBe('0000');
    expect((await submit(survey.linkCode, optionB)).code).toBe('0000');
  });
});
