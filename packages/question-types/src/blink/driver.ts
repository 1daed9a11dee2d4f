import { named } from '../_shared/enter.ts';
import { seldomWords } from '../_shared/seldom-words.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, texts }) => {
    await hand.press(named(question, 'button', seldomWords(texts).blink.ready));
    await question.getByText(seldomWords(texts).blink.over).waitFor();
  },
  stored: [/^[4-9]\d\d$/],
};
