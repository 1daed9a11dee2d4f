import { named } from '../_shared/enter.ts';
import { ownWords } from '../_shared/own-words.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';
import { labels } from './labels.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, texts }) => {
    await hand.press(named(question, 'button', ownWords(labels, texts).ready));
    await question.getByText(ownWords(labels, texts).over).waitFor();
  },
  stored: [/^[4-9]\d\d$/],
};
