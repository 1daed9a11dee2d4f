import type { ScrollInfo } from '@wenshu/api-contract';
import { expect, test } from 'vitest';
import { answersOf, judged, trialQuestions } from './trial-questions.ts';

const question = (questionId: string, type: number, settings: Readonly<Record<string, number | boolean>>) => ({
  questionId,
  questionGroupId: 'g',
  type,
  seqName: questionId,
  title: `Title ${questionId}`,
  titleHtml: '',
  isRequired: false,
  isHidden: false,
  remark: '',
  itemGroupList: [],
  subQuestionGroupList: [],
  children: [],
  settings: Object.entries(settings).map(([key, value]) => ({ key, value })),
});
const info = (...questionList: ReturnType<typeof question>[]): ScrollInfo => ({
  scrollId: 's',
  languageId: 1,
  title: '',
  description: '',
  questionGroupList: [{ questionGroupId: 'g', title: '', settings: [], questionList }],
});
const judge = (settings: Readonly<Record<string, number | boolean>>, answerValue: string) =>
  judged({ ...trialQuestions(info(question('q', 5, settings)))[0]!, answerValue }).invalid;

test('the form is the text questions of the survey, each with what its answer is sent with (S3.68, S3.69, S4.31)', () => {
  const [first, ...more] = trialQuestions(info(question('q', 5, { 20001: true, 20025: 6 }), question('other', 1, {})));
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    title: 'Title q',
    itemId: '',
    parentQuestionId: '',
    questionGroupId: 'g',
    topQuestionId: 'q',
    answerValue: '',
    answerValueType: 0,
    invalid: 0,
    isRequired: true,
    format: 6,
  });
});

test.each([
  [{ 20001: true }, '  ', 20001],
  [{ 20001: true }, 'Li', 0],
  [{ 20001: 1 }, '', 20001],
  [{}, '', 0],
] as const)('with %j "%s" is %i (S5.98, S5.102)', (settings, text, invalid) => {
  expect(judge(settings, text)).toBe(invalid);
});

test.each([
  [6, 'li@example.com', 0],
  [6, 'li at example', 20025],
  [6, '', 0],
  [8, '13800138000', 0],
  [8, '010-88886666', 0],
  [9, '13800138000', 0],
  [10, '88886666', 0],
  [8, '138', 20025],
  [9, 'telephone', 20025],
  [10, '', 0],
] as const)('format %i takes "%s" as %i (S5.99, S5.100)', (format, text, invalid) => {
  expect(judge({ 20025: format }, text)).toBe(invalid);
});

test('what was left out is not sent', () => {
  const [one, two] = trialQuestions(info(question('a', 5, {}), question('b', 5, {})));
  expect(answersOf([{ ...one!, answerValue: ' Li ' }, two!])).toEqual([
    {
      questionId: 'a',
      topQuestionId: 'a',
      parentQuestionId: '',
      questionGroupId: 'g',
      itemId: '',
      answerValue: 'Li',
      answerValueType: 0,
    },
  ]);
});
