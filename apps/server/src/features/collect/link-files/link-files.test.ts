import { answerCalls, errorCodes, linkCalls, linkFileCalls, respondentCalls } from '@wenshu/api-contract';
import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { drawQrCode } from '../links/index.ts';
import { linksFile } from './links-file.ts';

const ADDRESS = 'https://survey.example.cn';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp({ env: { PUBLIC_URL: `${ADDRESS}/` } });
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
  const { scrollId } = survey;
  await test.call(linkCalls.create, { scrollId, name: '=1+1', channel: 'WeChat' }, asPerson(creator));
  await test.call(answerCalls.submitAnswer, sentAnswers(survey, 'link0000000000000001', optionA));
  const respondents = [
    { name: '王/五', mobile: '13900139001', group: '北京', custom: { 城市: '上海' }, labels: ['VIP', '老客户'] },
    { name: 'Gone' },
    { name: '' },
  ];
  await test.call(respondentCalls.addRespondents, { scrollId, respondents }, asPerson(creator));
  const gone = (await people()).filter(({ name }) => name === 'Gone').map(one => one.respondentId);
  await test.call(respondentCalls.removeRespondents, { scrollId, respondentIds: gone }, asPerson(creator));
});
afterAll(() => test.close());

async function people() {
  const { data } = await test.call(respondentCalls.findRespondents, { scrollId: survey.scrollId }, asPerson(creator));
  return (data as { items: { respondentId: string; name: string; link: string }[] }).items;
}
const rowsOf = async (bytes: Uint8Array) => (await readXlsx(bytes)).sheets[0]!.rows as unknown[][];

it.each([false, true])(
  'whoever loses the right while links are written gets no file (with codes: %s)',
  async hasCodes => {
    const codes = async function* () {
      yield { path: 'codes/1.png', address: `${ADDRESS}/s/1` };
    };
    const rows = async function* () {
      yield [[1]];
    };
    const { file } = linksFile({
      name: 'Links',
      table: { sheet: 'Links', columns: [{ head: 'No.', width: 6 }], rows: rows() },
      codes: hasCodes ? codes() : undefined,
      mayStill: () => Promise.reject(new Error('No relevant permissions')),
    });
    const read = async () => {
      for await (const _piece of file.content);
    };
    await expect(read()).rejects.toThrow('No relevant permissions');
  },
);

describe('anonymous links', () => {
  it('leave as Excel with name, channel, address, views and answers (P3.30, S3.82)', async () => {
    const { scrollId, linkCode } = survey;
    const { job, bytes } = await madeFile(test, creator, linkFileCalls.exportAnonymous, { scrollId });
    expect(job).toMatchObject({
      state: 'done',
      type: 'anonymous-links',
      title: 'Coffee habits: anonymous links, Excel',
      file: { name: 'Coffee habits anonymous links.xlsx' },
    });
    const [head, first, second, ...more] = await rowsOf(bytes!);
    expect(head!.slice(0, 8)).toEqual([
      ...['No.', 'Name', 'Channel', 'Link', 'State', 'Views', 'Answers', 'Success samples'],
    ]);
    expect(first!.slice(3, 8)).toEqual([`${ADDRESS}/s/${linkCode}`, 'Open', 0, 1, 1]);
    expect(second!.slice(0, 3)).toEqual([2, '=1+1', 'WeChat']);
    expect(more).toEqual([]);
  });

  it('leave in a zip with a QR code for each, named by number, channel and name', async () => {
    const { scrollId, linkCode } = survey;
    const { job, bytes } = await madeFile(test, creator, linkFileCalls.exportAnonymous, { scrollId, withCodes: true });
    expect(job).toMatchObject({ state: 'done', title: 'Coffee habits: anonymous links with QR codes, ZIP' });
    const files = unzipSync(bytes!);
    expect(Object.keys(files)).toEqual([
      ...['Coffee habits anonymous links.xlsx', 'QR codes/000001.png', 'QR codes/000002_WeChat_=1+1.png'],
    ]);
    expect(await rowsOf(files['Coffee habits anonymous links.xlsx']!)).toHaveLength(3);
    const drawn = await drawQrCode(`${ADDRESS}/s/${linkCode}`, { times: 8 });
    expect(Buffer.from(files['QR codes/000001.png']!).equals(drawn)).toBe(true);
  });
});

describe('one-to-one links', () => {
  it('leave as Excel with everybody’s fields, address and status, without whoever was taken off (P3.30, S3.82)', async () => {
    const { scrollId } = survey;
    const { job, bytes } = await madeFile(test, creator, linkFileCalls.exportPersonal, { scrollId }, 'zh');
    expect(job).toMatchObject({ state: 'done', type: 'personal-links' });
    const [wang] = await people();
    const [head, first, second, ...more] = await rowsOf(bytes!);
    expect(head).toEqual(
      ['序号', '姓名', '手机号', '邮箱', '分组', '标签', '城市', '链接', '答题状态', '浏览'].concat([
        '邮件发送',
        '最近一封邮件',
        '短信发送',
        '最近一条短信',
      ]),
    );
    expect(first!.map(cell => cell ?? '')).toEqual([
      ...[1, '王/五', '13900139001', '', '北京', 'VIP、老客户', '上海', `${ADDRESS}${wang!.link}`, '未作答', 0],
      ...['未发送', '', '未发送', ''],
    ]);
    expect([second![0], more]).toEqual([3, []]);
  });

  it('leave with a QR code for each, which leads to the person’s own address', async () => {
    const { scrollId } = survey;
    const { job, bytes } = await madeFile(test, creator, linkFileCalls.exportPersonal, { scrollId, withCodes: true });
    expect(job).toMatchObject({ state: 'done', type: 'personal-links' });
    const files = unzipSync(bytes!);
    expect(Object.keys(files)).toEqual([
      ...['Coffee habits one-to-one links.xlsx', 'QR codes/000001_王_五.png', 'QR codes/000003.png'],
    ]);
    expect(await rowsOf(files['Coffee habits one-to-one links.xlsx']!)).toHaveLength(3);
    const [wang] = await people();
    const picture = Buffer.from(files['QR codes/000001_王_五.png']!);
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect([info.width, info.height, read?.data]).toEqual([344, 344, `${ADDRESS}${wang!.link}`]);
  });
});

it('links are for whoever may distribute: neither who may look nor who may export records gets their file', async () => {
  const { scrollId } = survey;
  const viewer = await buildPerson(test.platform);
  await giveRights(test.platform, viewer, scrollId, ['questionnaire.view', 'records.export']);
  for (const call of [linkFileCalls.exportAnonymous, linkFileCalls.exportPersonal])
    expect((await test.call(call, { scrollId } as never, asPerson(viewer))).code).toBe(errorCodes.noPermission.code);
  const helper = await buildPerson(test.platform);
  await giveRights(test.platform, helper, scrollId, ['links.manage']);
  const { job } = await madeFile(test, helper, linkFileCalls.exportPersonal, { scrollId });
  expect(job.state).toBe('done');
});
