import {
  answerCalls,
  appearanceCalls,
  type CallData,
  languageCalls,
  liveSettingsCalls,
  questionCalls,
  questionReadCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, choiceId, publishQuestionnaire, textId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

type Loaded = CallData<typeof scrollCalls.get>;

let test: TestApp;
let creator: TestPerson;
let scrollId: string;
let groupId: string;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
});
beforeEach(async () => {
  ({ scrollId, groupId } = await buildQuestionnaire(test, creator));
});
afterAll(() => test.close());

const as = () => ({ ...asPerson(creator), lang: 'en' as const });
const load = async (more: object = {}) =>
  (await test.call(scrollCalls.get, { scrollId, ...more }, as())).data as Loaded;
const add = (question: object) =>
  test.call(questionCalls.addTopQuestion, { scrollId, groupId, title: { text: 'New' }, ...question } as never, as());
const changeType = (questionId: string, type: string | number) =>
  test.call(questionCalls.changeType, { scrollId, questionId, type }, as());
const typeOf = async (questionId: string) => (await load()).document.questions[questionId]?.type;

it('takes the number of a type wherever it takes its name, and keeps the name (S3.7)', async () => {
  expect(await add({ questionId: 'byNumber01', type: 3 })).toMatchObject({ code: '0000' });
  expect(await add({ questionId: 'byNumber02', type: '5', parentId: 'byNumber01' })).toMatchObject({ code: '0000' });
  const questions = [
    { questionId: 'byNumber03', groupId, type: 35, title: { text: '' } },
    { questionId: 'byNumber04', groupId, type: 'nps', title: { text: 'Would you?' } },
  ];
  expect(await test.call(questionCalls.importQuestions, { scrollId, questions }, as())).toMatchObject({ code: '0000' });
  expect(await changeType(choiceId, 2)).toMatchObject({ code: '0000' });
  const { document } = await load();
  const made = ['byNumber01', 'byNumber02', 'byNumber03', 'byNumber04', choiceId].map(id => document.questions[id]!);
  expect(made.map(({ type, seqName }) => [type, seqName])).toEqual([
    ['multiple-choice', 'Q4'],
    ['fill-in', 'Q5'],
    // By its number, too, a page break is known to take none of its own.
    ['page-break', 'P'],
    ['nps', 'Q6'],
    ['dropdown', 'Q1'],
  ]);
});

it('knows the numbers that the specification names without a meaning (S3.35)', async () => {
  const questions = [4, 22, 36].map(type => ({
    questionId: `numbered0${type}`,
    groupId,
    type,
    title: { text: 'New' },
  }));
  expect(await test.call(questionCalls.importQuestions, { scrollId, questions }, as())).toMatchObject({ code: '0000' });
  const { scrollInfo } = await load();
  expect(scrollInfo!.questionGroupList[0]!.questionList.slice(-3).map(({ type }) => type)).toEqual([4, 22, 36]);
});

it('refuses a number that no type has in the words for an unknown type, and what is no number of a type at the door', async () => {
  const unknown = { code: '9202', message: 'This question type is not supported' };
  expect(await add({ type: 12 })).toMatchObject(unknown);
  expect(await changeType(textId, 9999)).toMatchObject(unknown);
  for (const type of [1.5, -1, 10_000, null, ['1']]) expect(await add({ type })).toMatchObject({ code: '9001' });
  expect(await typeOf(textId)).toBe('fill-in');
  expect(Object.keys((await load()).document.questions)).toHaveLength(3);
});

it('draws the questions for their creator as for respondents, beside the document (S3.7, S3.8, S3.9, S3.10, S3.12, S7.3)', async () => {
  const remark = { text: 'In a few words' };
  await test.call(questionCalls.updateRemark, { scrollId, questionId: textId, remark }, as());
  const { scrollInfo, document } = await load();
  expect(scrollInfo!.questionGroupList).toMatchObject([
    {
      questionGroupId: groupId,
      questionList: [
        {
          questionId: choiceId,
          questionGroupId: groupId,
          type: 1,
          seqName: 'Q1',
          title: 'Do you drink coffee?',
          titleHtml: '',
          isRequired: true,
          isHidden: false,
          settings: [{ key: '20001', value: true }],
          itemGroupList: [{ itemGroupId: '', itemList: [{ title: 'Yes', children: [] }, { title: 'No' }] }],
        },
        { questionId: textId, type: 5, isRequired: false, remark: 'In a few words', itemGroupList: [] },
        {
          type: 15,
          subQuestionGroupList: [
            { subQuestionGroupId: '', subQuestionGroupType: 0, questionList: [{ title: 'Taste' }, { title: 'Price' }] },
          ],
        },
      ],
    },
  ]);
  expect(document.questions[textId]).toMatchObject({ type: 'fill-in', remark });
  const one = await test.call(questionReadCalls.getQuestion, { scrollId, questionId: textId }, as());
  expect(one.data).toEqual({
    ...scrollInfo!.questionGroupList[0]!.questionList[1],
    document: document.questions[textId],
  });
  const { linkCode } = await publishQuestionnaire(test, creator, scrollId);
  const opened = (await test.call(answerCalls.open, { linkCode })).data as CallData<typeof answerCalls.open>;
  // Publishing numbers the options, which stands in their settings.
  expect(opened.scrollInfo.questionGroupList).toEqual((await load()).scrollInfo!.questionGroupList);
});

it('says name, title, language and theme, looks, times and languages of a questionnaire (S3.1, S3.2, S3.5)', async () => {
  const looks = {
    theme: 'ocean',
    headerPicture: { mobile: '/files/1', desktop: '/files/2' },
    backgroundPicture: { mobile: '/files/3', desktop: '/files/4' },
    buttonColour: '#336699',
    titleColour: '#224466',
    textColour: '#111111',
    hasProgressBar: true,
    hasSerialNumbers: false,
  };
  const cover = { isShown: true, text: { text: 'Welcome' }, picture: '/files/5' };
  const [startTime, endTime] = [Date.UTC(2030, 0, 1), Date.UTC(2030, 1, 1)];
  const sent = [
    await test.call(appearanceCalls.saveAppearance, { scrollId, ...looks } as never, as()),
    await test.call(appearanceCalls.saveCover, { scrollId, cover }, as()),
    await test.call(languageCalls.addLanguage, { scrollId, languageId: 3, name: 'Français' }, as()),
    await test.call(liveSettingsCalls.updateLiveSettings, { scrollId, startTime, endTime }, as()),
  ];
  expect(sent.map(({ code, message }) => [code, message])).toEqual(sent.map(() => ['0000', expect.anything()]));
  const { scrollInfo, document } = await load();
  expect(scrollInfo).toMatchObject({
    scrollId,
    name: 'Coffee habits',
    title: document.title.text,
    description: document.description.text,
    languageId: 1,
    theme: 'ocean',
    appearance: looks,
    coverPicture: '/files/5',
    startTime,
    endTime,
    languageList: [
      { languageId: 1, name: '中文' },
      { languageId: 3, name: 'Français' },
    ],
  });
});

it('leaves the drawing out for who asks for the document only', async () => {
  const whole = await load();
  const { scrollInfo, ...rest } = whole;
  expect(scrollInfo).toBeDefined();
  expect(await load({ only: 'document' })).toEqual(rest);
  expect((await test.call(scrollCalls.get, { scrollId, only: 'both' } as never, as())).code).toBe('9001');
});
