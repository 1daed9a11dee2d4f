import { enterTasks } from '../_shared/enter.ts';
import { ownWords } from '../_shared/own-words.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';
import { labels } from './labels.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: enterTasks(async ({ hand, question, texts }) => {
    await hand.press(question.getByRole('radio', { name: ownWords(labels, texts).mostLabel }).first());
    await hand.press(question.getByRole('radio', { name: ownWords(labels, texts).leastLabel }).last());
  }),
  stored: [/^[12]$/, ...Array.from({ length: 6 }, () => /^[1-6]$/)],
};
