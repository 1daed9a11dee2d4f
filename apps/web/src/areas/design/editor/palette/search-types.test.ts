import { questionTypes } from '@wenshu/question-types/core';
import { createQuestionnaire, isEditProblem, preflight } from '@wenshu/survey-core';
import { paletteTexts } from '@wenshu/texts/design/palette';
import { expect, test } from 'vitest';
import { context, runCommand } from '../../document/reading/testing/run-command.ts';
import { planPreset, presets } from './presets.ts';
import { bestOf, bestPresetOf, findPresets, isFound, paletteOf } from './search-types.ts';

const all = paletteOf().flatMap(({ types }) => types);
const found = (words: string) => all.filter(type => isFound(type, words));

test('every type stands in one family of the palette, but for those that only solutions make', () => {
  expect(new Set(all).size).toBe(all.length);
  const hidden = Object.keys(questionTypes).filter(type => !all.includes(type as never));
  expect(hidden.sort()).toEqual(['bpto', 'cbc', 'cpc', 'kano', 'maxdiff', 'psm']);
});

test('a type is found by its Chinese and its English name', () => {
  expect(isFound('matrix-single', '矩阵')).toBe(true);
  expect(isFound('matrix-single', ' MATRIX ')).toBe(true);
  expect(isFound('matrix-single', '填空')).toBe(false);
});

test.each([
  ['打分', ['rating', 'scale', 'nps', 'evaluation']],
  ['满意度', ['rating', 'scale', 'matrix-scale', 'evaluation']],
  ['checkbox', ['multiple-choice', 'matrix-multiple']],
  ['likert', ['scale', 'matrix-scale', 'matrix-single']],
  ['李克特', ['scale', 'matrix-scale']],
  ['radio', ['single-choice']],
  ['滑', ['ruler']],
  ['van westendorp', []],
  ['省市', ['cascade', 'location']],
  ['region', ['cascade', 'location']],
  ['textarea', ['fill-in']],
  ['赞同', ['scale', 'matrix-scale']],
])('people who say “%s” find what they mean', (words, types) => {
  expect(found(words)).toEqual(expect.arrayContaining(types));
  expect(found(words).length).toBeLessThan(all.length / 3);
});

test('a part of an English word is no word', () => {
  expect(found('ist')).toEqual([]);
});

test('Enter takes the type whose name was begun, before those that only have it as another word', () => {
  expect(bestOf(all, '单选')).toBe('single-choice');
  expect(bestOf(all, 'matrix')).toMatch(/^matrix-/);
  expect(bestOf(all, '推荐')).toBe('nps');
  expect(bestOf(all, 'zzz')).toBeUndefined();
});

test('what the empty list proposes leads to something', () => {
  for (const words of [...paletteTexts.zh.suggestions, ...paletteTexts.en.suggestions])
    expect(found(words).length, words).toBeGreaterThan(0);
});

test.each([
  ['省市', ['regions-3', 'regions-2']],
  ['省、市', ['regions-2', 'regions-3']],
  ['region', ['regions-2', 'regions-3']],
  ['手机', ['mobile']],
  ['telephone', ['mobile']],
  ['邮箱', ['email']],
  ['身份证', ['id-card']],
  ['年龄', ['integer']],
  ['满意度', []],
  ['zzz', []],
])('“%s” leads to what is ready-made for it', (words, names) => {
  expect([...findPresets(words)].sort()).toEqual([...names].sort());
});

test.each([
  ['regions-2', 1, '您所在的省、市是？'],
  ['regions-3', 2, 'Which province, city and district do you live in?'],
  ['mobile', 2, 'What is your mobile number?'],
] as const)(
  '“%s” is a question of the survey’s language, filled and ready to be published',
  async (name, language, title) => {
    const empty = createQuestionnaire({ title: 'Survey', baseLanguageId: language, groupId: 'group001' });
    const plan = await planPreset(empty, name, { groupId: 'group001', afterId: undefined }, context);
    if (isEditProblem(plan)) throw new Error(plan.problem);
    const made = plan.commands.reduce((document, one) => runCommand(document, one.name, one.input), empty);
    expect(made.questions[plan.questionId]?.title.text).toBe(title);
    expect(preflight(made, questionTypes)).toEqual([]);
    const items = Object.values(made.questions[plan.questionId]!.items);
    expect(items.some(item => item.title.text === '杭州市')).toBe(presets[name].regions !== undefined);
    expect(items.some(item => item.title.text === '西湖区')).toBe(presets[name].regions === 3);
  },
);

test.each([
  ['省市', 'regions-2'],
  ['手机', 'mobile'],
  ['telephone', 'mobile'],
  ['级联', undefined],
  ['矩阵', undefined],
  ['zzz', undefined],
])('Enter after “%s” takes what is ready-made where that is meant', (words, wanted) => {
  expect(bestPresetOf(findPresets(words), bestOf(all, words), words)).toBe(wanted);
});
