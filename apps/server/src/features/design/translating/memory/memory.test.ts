import { createQuestionnaire, type Questionnaire } from '@wenshu/survey-core';
import { mustApply } from '@wenshu/survey-core/testing';
import { describe, expect, it } from 'vitest';
import { bareWords } from './bare-words.ts';
import { housePairs } from './house-pairs.ts';
import { hasWords, normaliseWords } from './normalise-words.ts';
import { surveyPairs } from './survey-pairs.ts';
import { type KnownPair, TranslationMemory } from './translation-memory.ts';

const zhEn = { from: 'zh-CN', to: 'en' };
const enZh = { from: 'en', to: 'zh-CN' };
const house = new TranslationMemory(housePairs(zhEn));
const back = new TranslationMemory(housePairs(enZh));

describe('what the house says in both languages', () => {
  it.each([
    ['非常满意', 'Very satisfied'],
    ['是', 'Yes'],
    ['以上都没有', 'None of these'],
    ['其他（请注明）', 'Other'],
    ['您的性别是？', 'What is your gender?'],
    ['您之前是否听说过我们的品牌？', undefined],
    ['您对月球基地的食堂满意吗？', undefined],
  ])('%s is %s', (text, expected) => expect(house.find(text)?.to).toBe(expected));

  it('is known the other way too, and for no other pair of languages', () => {
    expect(back.find('None of these')?.to).toBe('以上都没有');
    expect(housePairs({ from: 'zh-CN', to: 'fr' })).toEqual([]);
    expect(housePairs({ from: 'zh-TW', to: 'en' })).toEqual([]);
    expect(housePairs({ from: 'zh-CN', to: 'zh-Hans' })).toEqual([]);
    expect(housePairs({ from: 'zh-Hans', to: 'en-GB' }).length).toBeGreaterThan(1000);
  });

  it('has no place that is still to be filled in', () => {
    for (const { from, to } of housePairs(zhEn)) expect(from + to).not.toMatch(/\{[a-z]/);
  });

  it('among several ways takes the one of the list that stands around it', () => {
    const quality = ['很差', '较差', '一般', '较好', '很好'];
    const importance = ['完全不重要', '不太重要', '一般', '比较重要', '非常重要'];
    expect(house.find('一般', quality)?.to).toBe('Fair');
    expect(house.find('一般', importance)?.to).toBe('Moderately important');
  });
});

describe('the same, and alike', () => {
  const pairs: KnownPair[] = [{ from: '您满意吗？', to: 'Are you satisfied?', list: 'q', source: 'house' }];
  const memory = new TranslationMemory(pairs);

  it('says which of both it is, and knows nothing that is only similar', () => {
    expect(memory.find('您满意吗？')).toEqual({ to: 'Are you satisfied?', source: 'house', isExact: true });
    expect(memory.find(' 您满意吗? ')).toMatchObject({ isExact: false });
    expect(memory.find('您满意吗')).toMatchObject({ isExact: false });
    expect(memory.find('您很满意吗？')).toBeUndefined();
    expect(memory.find('？')).toBeUndefined();
  });

  it('is alike but for case, width, spaces, dashes and the last stop', () => {
    expect(normaliseWords('18–24 Years.')).toBe(normaliseWords('１８～２４ years'));
    expect(normaliseWords('no')).not.toBe(normaliseWords('not'));
    expect([hasWords('0–10'), hasWords('¥100'), hasWords('A'), hasWords('是')]).toEqual([false, false, true, true]);
  });

  it('hears this survey before others, and others before the house', () => {
    const said = (source: KnownPair['source'], to: string): KnownPair => ({ from: '门店', to, list: source, source });
    const [home, other, own] = [said('house', 'Shop'), said('other-survey', 'Branch'), said('this-survey', 'Store')];
    expect(new TranslationMemory([home], [other], [own]).find('门店')?.to).toBe('Store');
    expect(new TranslationMemory([home], [other]).find('门店')?.to).toBe('Branch');
    expect(new TranslationMemory([home]).find('门店')?.to).toBe('Shop');
  });
});

it('words within marks around all of them are known as words, and get their marks back', () => {
  const bare = bareWords('[[1]][[2]]您好？[[/2]][[/1]]')!;
  expect(bare.words).toBe('您好？');
  expect(bare.wrap('Hello?')).toBe('[[1]][[2]]Hello?[[/2]][[/1]]');
  expect(bareWords('[[1]]您[[2]]好？[[/1]]')).toBeUndefined();
  expect(bareWords('[[1]][[/1]]')).toBeUndefined();
});

describe('what a survey has in both languages', () => {
  const begun = createQuestionnaire({ title: '门店问卷', baseLanguageId: 1, groupId: 'group00001' });
  const english = mustApply(begun, 'addLanguage', { languageId: 2, name: 'English', tag: 'en' }).document;
  const say = (document: Questionnaire, text: string, isChecked: boolean) =>
    mustApply(document, 'translate', {
      languageId: 2,
      texts: [{ id: 'survey', field: 'title', text: { text }, isChecked }],
    }).document;
  const pairs = (document: Questionnaire, tags = zhEn) =>
    [...surveyPairs(document, tags, 'other-survey')].map(({ from, to }) => [from, to]);

  it('is known in both directions, and not for a language that it has not', () => {
    const said = say(english, 'Store survey', true);
    expect(pairs(said)).toContainEqual(['门店问卷', 'Store survey']);
    expect(pairs(said, enZh)).toContainEqual(['Store survey', '门店问卷']);
    expect(pairs(said, { from: 'zh-CN', to: 'fr' })).toEqual([]);
  });

  it('is not what was written for another original', () => {
    const said = say(english, 'Store survey', true);
    const renamed: Questionnaire = { ...said, title: { text: '食堂问卷' } };
    expect(pairs(renamed)).toEqual([]);
  });
});
