import { createQuestionnaire } from '@wenshu/survey-core';
import { mustApply } from '@wenshu/survey-core/testing';
import { expect, it } from 'vitest';
import { languageChoices, planLanguage } from './language-choices.ts';

const survey = createQuestionnaire({ title: 'Tea', baseLanguageId: 1, groupId: 'group001' });

it.each(['zh', 'en'] as const)(
  'lists far more languages than two, each found by its own name and in %s (S1.21)',
  reader => {
    const choices = languageChoices(reader);
    expect(choices.length).toBeGreaterThan(120);
    expect(new Set(choices.map(({ tag }) => tag)).size).toBe(choices.length);
    const finnish = choices.find(({ tag }) => tag === 'fi')?.label;
    expect(finnish).toContain('Suomi');
    expect(finnish).toContain(reader === 'zh' ? '芬兰语' : 'Finnish');
  },
);

it('keeps the numbers that languages have had, and gives others a free one', () => {
  expect(planLanguage(survey, 'ar')).toEqual({ languageId: 12, name: 'العربية', tag: 'ar' });
  expect(planLanguage(survey, 'fi')).toEqual({ languageId: 60, name: 'Suomi', tag: 'fi' });
  const fi = planLanguage(survey, 'fi')!;
  const languages = { 60: fi };
  expect(planLanguage({ baseLanguageId: 1, languages }, 'gsw', 'Schwiizertüütsch')).toMatchObject({ languageId: 61 });
  expect(planLanguage({ baseLanguageId: 1, languages }, 'fi')).toBeUndefined();
});

it('offers no second Chinese beside the base one, but the other script', () => {
  expect([planLanguage(survey, 'zh'), planLanguage(survey, 'zh-CN')]).toEqual([undefined, undefined]);
  expect(planLanguage(survey, 'zh-TW')).toMatchObject({ languageId: 3 });
});

it('what is planned is what the document keeps; a tag that is none is refused', () => {
  const planned = planLanguage(survey, 'fi')!;
  expect(mustApply(survey, 'addLanguage', planned).document.languages[60]).toEqual(planned);
  expect(() => mustApply(survey, 'addLanguage', { ...planned, tag: 'no tag' })).toThrow();
});
