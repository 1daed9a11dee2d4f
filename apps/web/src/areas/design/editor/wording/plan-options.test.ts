import { questionTypes } from '@wenshu/question-types/core';
import { createQuestionnaire, type Item, type Question } from '@wenshu/survey-core';
import { expect, it } from 'vitest';
import { hasUntouchedOptions, takesProposedOptions } from './plan-options.ts';

const document = createQuestionnaire({ title: '调查', baseLanguageId: 1, groupId: 'group00001' });
const item = (text: string, order: string): Item => ({ id: order, order, title: { text }, settings: {} });
const question = (...texts: string[]) =>
  // Only its options are looked at.
  ({
    items: Object.fromEntries(texts.map((text, index) => [`o${index}`, item(text, `a${index}`)])),
  }) as unknown as Question;

it('proposed options take the place of fresh ones and come behind those that somebody wrote', () => {
  expect(hasUntouchedOptions(document, question('选项 1', '选项 2'))).toBe(true);
  expect(hasUntouchedOptions(document, question('选项 2', '', '选项 1'))).toBe(true);
  expect(hasUntouchedOptions(document, question())).toBe(true);
  expect(hasUntouchedOptions(document, question('选项 1', '咖啡'))).toBe(false);
  // Of another language somebody wrote it.
  expect(hasUntouchedOptions(document, question('Option 1'))).toBe(false);
});

it('options are proposed for free lists, not for scales or what has none', () => {
  const takes = (type: keyof typeof questionTypes) => takesProposedOptions(questionTypes[type].capabilities);
  expect(
    ['single-choice', 'multiple-choice', 'dropdown'].map(type => takes(type as keyof typeof questionTypes)),
  ).toEqual([true, true, true]);
  expect(['fill-in', 'scale', 'page-break'].map(type => takes(type as keyof typeof questionTypes))).toEqual([
    false,
    false,
    false,
  ]);
});
