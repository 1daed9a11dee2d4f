import { expect, it } from 'vitest';
import type { AskKnown, AskThing } from '../plan/ask-things.ts';
import { ThingFinder } from './find-things.ts';

const thing = (key: string, label: string) => ({ key, label, kind: 'choice', variables: [] }) as unknown as AskThing;
const finder = new ThingFinder({
  things: [thing('one', 'Question Q1'), thing('ten', 'Question Q10'), thing('taste', 'How is the taste?')],
} as unknown as AskKnown);
const keys = (words: string, takes: (one: AskThing) => boolean = () => true) =>
  finder.find(words, takes).map(({ thing: { key } }) => key);

it('a title that is written out means its question, also where its words say nothing', () => {
  expect(keys('the distribution of “Question Q1”')).toEqual(['one']);
  expect(keys('「question q10」的分布')).toEqual(['ten']);
  expect(keys('the distribution of question q1')).toEqual([]);
});

it('quotation marks around other words are words, and what a wish does not take is not meant', () => {
  expect(keys('do they like the “taste”')).toEqual(['taste']);
  expect(keys('the taste of “Question Q1”', ({ key }) => key !== 'one')).toEqual(['taste']);
});
