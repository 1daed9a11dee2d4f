import { answerOf, named, titleOf } from '../_shared/enter.ts';
import { ownWords } from '../_shared/own-words.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';
import { labels } from './labels.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, input, texts }) => {
    for (const item of answerOf<{ order: string[] }>(input).order)
      await hand.press(named(question, 'button', ownWords(labels, texts).notRanked({ option: titleOf(input, item) })));
  },
};
