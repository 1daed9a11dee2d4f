import { defaultSummaryRequest, type Exhibit, type Gallery, type Picture, type RegionMap } from '@wenshu/analysis';
import {
  analysisCalls,
  analysisExportCalls,
  answerCalls,
  answerUploadCalls,
  type CallData,
  designUploadCalls,
  questionCalls,
} from '@wenshu/api-contract';
import { writeSettings } from '@wenshu/survey-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildQuestionnaire,
  optionA,
  publishQuestionnaire,
  sentAnswers,
  type TestSurvey,
  textId,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { sendForm } from '../../../testing/send-form.ts';

vi.setConfig({ testTimeout: 180_000 });

const [photoId, placeId, spotId] = ['photo00001', 'place00001', 'spot000001'];
const recordId = 'open0000000000000001';
let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let red: Buffer;

const FREE_CLICKS = 2;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  red = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const { scrollId, groupId } = await buildQuestionnaire(test, creator);
  const { data: picture } = await sendForm(test.app, designUploadCalls.uploadHeatMapPic, {
    fields: { scrollId },
    file: { content: red, name: 'a.png' },
    token: creator.token,
  });
  const add = async (question: object) =>
    expect(
      await test.call(questionCalls.addTopQuestion, { scrollId, groupId, ...question } as never, asPerson(creator)),
    ).toMatchObject({ code: '0000' });
  await add({ questionId: photoId, type: 'image-upload', seqName: 'P', order: 'zc', title: { text: 'Photo' } });
  await add({ questionId: placeId, type: 'location', seqName: 'L', order: 'zd', title: { text: 'Where' } });
  await add({
    questionId: spotId,
    type: 'image-hotspot',
    seqName: 'H',
    order: 'ze',
    title: { text: 'Look' },
    settings: writeSettings({ picture, hotspotMode: FREE_CLICKS }),
    items: [
      {
        itemId: 'region0001',
        order: 'a',
        title: { text: 'Left' },
        settings: writeSettings({ region: '0,0,0.5,1' }),
      },
    ],
  });
  survey = await publishQuestionnaire(test, creator, scrollId);
  const sent = sentAnswers(survey, recordId, optionA, { cookieId: 'visitor1' });
  await test.call(answerCalls.submitAnswer, { ...sent, answerStatus: 1, saveSeq: 1 } as never);
  const fields = { linkCode: survey.linkCode, answerRecordId: recordId, questionId: photoId, cookieId: 'visitor1' };
  const { data: file } = (await sendForm(test.app, answerUploadCalls.uploadFile, {
    fields,
    file: { content: red, name: 'cat.png' },
  })) as { data: { id: string; size: number } };
  const json = (questionId: string, value: object) => ({
    questionId,
    topQuestionId: questionId,
    answerValue: JSON.stringify(value),
    answerValueType: 4,
  });
  const rows = [
    {
      questionId: photoId,
      topQuestionId: photoId,
      answerValue: `${file.id}/${file.size}/cat.png`,
      answerValueType: 3,
    },
    json(placeId, { area: '310101', areaName: '上海市黄浦区', latitude: 31.23, longitude: 121.47 }),
    json(spotId, { n: 1, x: 0.25, y: 0.5 }),
    json(spotId, { n: 2, x: 0.3, y: 0.5 }),
  ];
  const answerInfoList = [...sent.answerInfoList, ...rows];
  const done = await test.call(answerCalls.submitAnswer, { ...sent, saveSeq: 2, answerInfoList } as never);
  expect(done).toMatchObject({ code: '0000' });
}, 180_000);
afterAll(() => test.close());

const asked = (more: object = {}) => ({
  scrollId: survey.scrollId,
  kind: 'summary' as const,
  derived: {},
  ...more,
  request: {
    ...defaultSummaryRequest,
    questions: [textId, photoId, placeId, spotId].map(question => ({ question })),
  } as never,
});
const ran = async () => {
  const answer = await test.call(analysisCalls.run, asked() as never, { ...asPerson(creator), lang: 'en' });
  expect(answer).toMatchObject({ code: '0000' });
  return (answer.data as CallData<typeof analysisCalls.run>).exhibits as readonly unknown[] as readonly Exhibit[];
};
const find = <Found>(exhibits: readonly Exhibit[], id: string) =>
  exhibits.find(one => one.id === id) as unknown as Found;

it('answers to open questions are summed up as their types keep them', async () => {
  const exhibits = await ran();
  expect(find<RegionMap>(exhibits, `map:${placeId}`)).toMatchObject({
    areas: [{ code: '310000', name: 'Shanghai', value: 1 }],
    points: [{ latitude: 31, longitude: 121.5, size: 1 }],
  });
  const picture = find<Picture>(exhibits, `picture:${spotId}`);
  expect(picture).toMatchObject({
    points: [
      [0.25, 0.5],
      [0.3, 0.5],
    ],
    regions: [{ text: 'Left', values: [{ value: 100 }] }],
  });
  expect(picture.fileId).toMatch(/^[0-9a-f-]{36}$/);
  expect(exhibits.some(({ id }) => id === `written:${textId}`)).toBe(true);
});

it('an upload is shown by an address that lasts some minutes, and no longer', async () => {
  const { files, total } = find<Gallery>(await ran(), `gallery:${photoId}`);
  expect([total, files[0]!.name, files[0]!.recordId]).toEqual([1, 'cat.png', recordId]);
  const seen = await test.app.inject(files[0]!.address!);
  expect(seen.rawPayload.equals(red)).toBe(true);
  test.clock.advanceSeconds(3_600);
  expect((await test.app.inject(files[0]!.address!)).statusCode).not.toBe(200);
});

it('files of the analysis have the pictures in them', async () => {
  for (const exhibitId of [`gallery:${photoId}`, `picture:${spotId}`]) {
    const { bytes } = await madeFile(
      ...([test, creator, analysisExportCalls.export] as const),
      asked({ name: 'Open', format: 'png', exhibitId }) as never,
    );
    const { data, info } = await sharp(bytes!).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    let [redder, all] = [0, 0];
    for (let at = 0; at < data.length; at += info.channels, all++)
      if (data[at]! > 150 && data[at + 1]! < 110 && data[at + 2]! < 110) redder++;
    expect(redder, exhibitId).toBeGreaterThan(all / 100);
  }
});
