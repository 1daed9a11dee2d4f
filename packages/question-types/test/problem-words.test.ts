import type { Json } from '@wenshu/survey-core';
import { checkAnswer } from '@wenshu/survey-core';
import { answeringTexts, describeAnswerProblem } from '@wenshu/texts/answering';
import { expect, test } from 'vitest';
import { exampleParts, exampleQuestion } from '../src/_shared/example.ts';
import { type QuestionTypeSlug, questionTypes } from '../src/core.ts';
import { typeExamples } from '../src/examples.ts';

const REQUIRED = 20001;
const MIN_SELECTED = 20002;
const MAX_SELECTED = 20003;
const MIN_LENGTH = 20021;
const MAX_LENGTH = 20022;
const MIN_VALUE = 20023;
const MAX_VALUE = 20024;
const INPUT_FORMAT = 20025;
const DECIMAL_PLACES = 20026;
const MIN_FILES = 20110;
const choices = (ids: string) => ({ items: [...ids] });
const picture = { id: 'file1', name: 'a.png', size: 9 };

/** What the page says about an answer, in both languages. */
function said(slug: QuestionTypeSlug, settings: Record<number, Json>, answer: Json | undefined) {
  const items = questionTypes[slug].capabilities.hasOptions ? exampleParts('abcd') : [];
  const bound = questionTypes[slug].bind(exampleQuestion(slug, { settings, items }));
  return checkAnswer(bound, answer).flatMap(problem =>
    [answeringTexts.zh, answeringTexts.en].map(texts => describeAnswerProblem(texts, problem)),
  );
}

test.each<[string, QuestionTypeSlug, Record<number, Json>, Json, string, string]>([
  ['S5.69', 'multiple-choice', { [MIN_SELECTED]: 2 }, choices('a'), '请至少选择 2 项', 'at least 2'],
  ['S5.70', 'multiple-choice', { [MAX_SELECTED]: 1 }, choices('ab'), '最多可选择 1 项', 'up to 1'],
  ['S5.71', 'multiple-choice', { [MIN_SELECTED]: 2, [MAX_SELECTED]: 3 }, choices('a'), '2 至 3 项', '2 to 3'],
  ['S5.72', 'fill-in', { [MIN_LENGTH]: 5 }, 'tea', '请至少输入 5 个字', 'at least 5 characters'],
  ['S5.73', 'fill-in', { [MIN_LENGTH]: 1, [MAX_LENGTH]: 5 }, 'barrels', '最多可输入 5 个字', '5'],
  ['S5.74', 'fill-in', { [INPUT_FORMAT]: 2, [DECIMAL_PLACES]: 1 }, '1.25', '1 位小数', '1'],
  ['S5.75', 'fill-in', { [INPUT_FORMAT]: 2, [MIN_VALUE]: 3 }, '2', '不能小于 3', '3'],
  ['S5.75', 'fill-in', { [INPUT_FORMAT]: 2, [MAX_VALUE]: 3 }, '4', '不能大于 3', '3'],
  ['S5.76', 'weighting', {}, { a: 50, b: 40 }, '各项之和应等于 100', '100'],
  ['S5.87', 'label', { [REQUIRED]: true }, choices(''), '请至少选择一个标签', 'at least one label'],
  ['S5.88', 'image-upload', { [REQUIRED]: true }, { files: [] }, '请上传图片', 'upload'],
  ['S5.89', 'image-upload', { [MIN_FILES]: 2 }, { files: [picture] }, '请至少上传 2 张图片', 'at least 2 pictures'],
])('%s: %s with %j says of %j what is wrong', (_, slug, settings, answer, zh, en) => {
  const [inChinese, inEnglish] = said(slug, settings, answer);
  expect(inChinese).toContain(zh);
  expect(inEnglish?.toLowerCase()).toContain(en);
});

test.each(Object.keys(questionTypes) as QuestionTypeSlug[])(
  '%s has a sentence in each language for whatever is wrong with its examples',
  slug => {
    const { question, wrong } = typeExamples[slug];
    const found = wrong.flatMap(({ answer }) => checkAnswer(questionTypes[slug].bind(question), answer));
    expect(found.length).toBeGreaterThanOrEqual(wrong.length);
    for (const problem of found) {
      expect(describeAnswerProblem(answeringTexts.zh, problem)).toMatch(/\p{Script=Han}/u);
      expect(describeAnswerProblem(answeringTexts.en, problem)).toMatch(/^[^\p{Script=Han}]+$/u);
    }
  },
);
