import { expect, test } from 'vitest';
import { frequentPhrases } from './frequent-phrases.ts';
import { frequentWords } from './frequent-words.ts';

const answers = ['物流太慢，物流差', '客服态度好', '物流快', '', '客服不理人，客服差'];

test('counts who says a word, not how often, and orders ties the same everywhere', () => {
  const found = frequentWords(answers, { language: 'zh' });
  expect(found.slice(0, 3)).toEqual([
    { form: '客服', texts: 2, weighted: 2, share: 0.4 },
    { form: '差', texts: 2, weighted: 2, share: 0.4 },
    { form: '物流', texts: 2, weighted: 2, share: 0.4 },
  ]);
  expect(found.map(({ form }) => form)).not.toContain('太');
});

test('weighs who says it, and tells how many they are', () => {
  const found = frequentWords(answers, { language: 'zh', weights: [0.5, 1, 0, 1, 2.5], most: 2 });
  expect(found).toEqual([
    { form: '客服', texts: 2, weighted: 3.5, share: 0.7 },
    { form: '差', texts: 2, weighted: 3, share: 0.6 },
  ]);
  expect(() => frequentWords(answers, { language: 'zh', weights: [1] })).toThrow('unequal-lengths');
  expect(() => frequentWords(['a'], { language: 'en', weights: [-1] })).toThrow('invalid-weights');
});

test('finds phrases, and leaves a part to the phrase within which alone it is said', () => {
  const texts = [
    'the customer service team was rude',
    'Customer service team, please',
    'call centre service',
    'slow call centre. Service',
  ];
  expect(frequentPhrases(texts, { language: 'en' }).map(({ form, texts: count }) => [form, count])).toEqual([
    ['call centre', 2],
    ['customer service team', 2],
  ]);
});

test('says a phrase as most wrote it, not by the forms that are counted', () => {
  const texts = ['Slow parcels', 'a slow parcel', 'slow  parcels!'];
  const [phrase] = frequentPhrases(texts, { language: 'en' });
  expect([phrase!.form, phrase!.said, phrase!.texts]).toEqual(['slow parcel', 'slow parcels', 3]);
});

test('writes Chinese phrases without spaces, and begins none with a word that every text has', () => {
  const found = frequentPhrases(['他们的售后服务差', '售后服务差到极点', '服务差'], { language: 'zh' });
  expect(found.map(({ form, texts }) => [form, texts])).toEqual([
    ['服务差', 3],
    ['售后服务差', 2],
  ]);
});
