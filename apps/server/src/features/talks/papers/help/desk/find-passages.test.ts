import { expect, it } from 'vitest';
import { findPassages } from './find-passages.ts';

const source = {
  sourceId: 'report',
  text: '即饮咖啡的市场规模约为一百八十亿元。\n\n即饮咖啡的包装须标明咖啡因含量。\n\n天气不错。',
};
const asked = (nodeId: string, words: string) => ({ nodeId, words });
const found = (questions: readonly ReturnType<typeof asked>[]) =>
  findPassages([source], questions, 3).map(({ nodeId, sentence }) => [nodeId, sentence.slice(0, 9)]);

it('a sentence that speaks of the subject alone answers none of its questions', () => {
  const questions = [
    asked('size', '即饮咖啡的市场规模有多大'),
    asked('rules', '即饮咖啡的包装要求'),
    asked('people', '谁在喝即饮咖啡'),
  ];
  expect(found(questions)).toEqual([
    ['size', '即饮咖啡的市场规模'],
    ['rules', '即饮咖啡的包装须标'],
  ]);
});

it('of one question alone its subject is what is asked for', () => {
  expect(found([asked('all', '即饮咖啡')]).map(([, sentence]) => sentence)).toEqual(
    expect.arrayContaining(['即饮咖啡的市场规模', '即饮咖啡的包装须标']),
  );
});
