import { optionListTexts } from '@wenshu/texts/design/option-lists';
import { describe, expect, it } from 'vitest';
import { listOptions } from './list-options.ts';
import { rephraseTitle } from './rephrase-title.ts';
import { shortenTitle } from './shorten-title.ts';

describe('a title is shortened by what says nothing', () => {
  it.each([
    ['您好，请问您的年龄是？', '您的年龄是？'],
    ['麻烦您请告诉我们您的职业是什么呢？', '您的职业是什么？'],
    ['请您务必根据您的实际情况选择一下您的学历', '请选择您的学历'],
    ['我们非常想了解一下您平时多久喝一次咖啡？', '您平时多久喝一次咖啡？'],
    ['总的来说，您对我们的服务进行评价的话，会打几分呢？', '您对我们的服务评价的话，会打几分？'],
    ['烦请您填写一下您的城市', '请填写您的城市'],
    ['[[1]]您好，请问您为什么选择[[2]]？[[/1]]', '[[1]]您为什么选择[[2]]？[[/1]]'],
    ['您对本次服务的满意程度如何？', '您对本次服务的满意程度如何？'],
    ['请问路的人给您留下了什么印象？', '请问路的人给您留下了什么印象？'],
  ])('%s', (title, short) => expect(shortenTitle(title, 'zh')).toBe(short));

  it.each([
    ['Hello, could you please kindly tell us how old you are?', 'How old are you?'],
    ['We would like to know how often you drink coffee.', 'Please tell us how often you drink coffee.'],
    ['In order to help us, please kindly choose your age', 'To help us, please choose your age'],
    ['To be honest, how satisfied are you with the app?', 'How satisfied are you with the app?'],
    ['And how satisfied are you with the price?', 'How satisfied are you with the price?'],
    ['Andrea, what do you think?', 'Andrea, what do you think?'],
    ['How satisfied are you with our service?', 'How satisfied are you with our service?'],
  ])('%s', (title, short) => expect(shortenTitle(title, 'en')).toBe(short));
});

describe('a title is rephrased', () => {
  const words = (title: string, language: 'zh' | 'en') =>
    rephraseTitle(title, language).map(one => `${one.mend}: ${one.words}`);

  it.each([
    ['您对我们的价格和服务满意吗？', ['one-thing: 您对我们的价格满意吗？', 'one-thing: 您对我们的服务满意吗？']],
    [
      '您对门店环境以及店员态度的评价如何？',
      ['one-thing: 您对门店环境的评价如何？', 'one-thing: 您对店员态度的评价如何？'],
    ],
    ['您对这次配送满意吗？', ['balanced: 您对这次配送的满意程度如何？']],
    ['您是否同意远程办公提高了效率？', ['balanced: 您在多大程度上同意或不同意远程办公提高了效率？']],
    ['请选择您的性别', ['direct: 您的性别是？']],
    ['您家里有几口人？', []],
  ])('%s', (title, expected) => expect(words(title, 'zh').slice(0, expected.length)).toEqual(expected));

  it.each([
    [
      'How satisfied are you with our price and quality?',
      ['one-thing: How satisfied are you with our price?', 'one-thing: How satisfied are you with our quality?'],
    ],
    ['Are you satisfied with the app?', ['balanced: How satisfied or dissatisfied are you with the app?']],
    ['Do you agree that remote work helps?', ['balanced: How much do you agree or disagree: remote work helps?']],
    ['Please select your gender', ['direct: What is your gender?']],
  ])('%s', (title, expected) => expect(words(title, 'en').slice(0, expected.length)).toEqual(expected));

  it('and what no rule knows is said again as it is, never changed', () => {
    expect(words('您家里有几口人？', 'zh')).toEqual(['shorter: 您家里有几口人？']);
    expect(words('Which fruit do you eat?', 'en')).toEqual(['shorter: Which fruit do you eat?']);
    // One thing with two names, or two people asked about one thing, are no two questions.
    expect(words('您和家人对装修的看法一致吗？', 'zh')).toEqual(['shorter: 您和家人对装修的看法一致吗？']);
  });
});

describe('options are found by the words of a title', () => {
  const zh = optionListTexts.zh;
  const en = optionListTexts.en;
  it.each([
    ['您的年龄是？', zh.age.name],
    ['您的性别是？', zh.gender.name],
    ['您的家庭月收入大约是多少？', zh.householdIncome.name],
    ['您的月薪是？', zh.personalIncome.name],
    ['您所在的城市级别是？', zh.cityTier.name],
    ['您的最高学历是？', zh.education.name],
    ['您目前的职业是？', zh.occupation.name],
    ['您多久喝一次咖啡？', zh.frequency.name],
    ['您对本次服务的满意程度如何？', zh.satisfaction.name],
    ['您是否同意以下说法？', zh.agreement.name],
    ['您是从哪里知道我们的？', zh.channel.name],
    ['您通常在哪里购买咖啡？', zh.shop.name],
    ['您选择我们的原因是？', zh.reasonFor.name],
    ['您没有购买的原因是？', zh.reasonAgainst.name],
  ])('%s', (title, name) => expect(listOptions(title, 'zh')[0]?.name).toBe(name));

  it.each([
    ['How old are you?', en.age.name],
    ['What is your gender?', en.gender.name],
    ['What is your total household income?', en.householdIncome.name],
    ['How often do you drink coffee?', en.frequency.name],
    ['How satisfied are you with it?', en.satisfaction.name],
    ['How did you hear about us?', en.channel.name],
    ['Why did you choose us?', en.reasonFor.name],
    ['Why didn’t you buy it?', en.reasonAgainst.name],
  ])('%s', (title, name) => expect(listOptions(title, 'en')[0]?.name).toBe(name));

  it('and a subject that no list is about gets none', () => {
    expect(listOptions('您最喜欢哪种水果？', 'zh')).toEqual([]);
    expect(listOptions('Which fruit do you prefer?', 'en')).toEqual([]);
    expect(listOptions('How would you manage the team?', 'en')).toEqual([]);
  });

  it('no list has an option twice, each is there in both languages, with a way out where it is asked for', () => {
    expect(Object.keys(en)).toEqual(Object.keys(zh));
    for (const { options } of [...Object.values(zh), ...Object.values(en)]) {
      const all = options.split('\n');
      expect(all.length).toBeGreaterThan(2);
      expect(new Set(all).size).toBe(all.length);
    }
    expect(zh.gender.options).toContain('不便透露');
    expect(en.gender.options).toContain('Prefer not to say');
  });
});
