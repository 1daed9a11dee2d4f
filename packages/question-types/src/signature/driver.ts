import { named } from '../_shared/enter.ts';
import { seldomWords } from '../_shared/seldom-words.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, texts }) => {
    await hand.write(question.getByRole('textbox'), 'Wen Shu');
    await hand.press(named(question, 'button', seldomWords(texts).signature.confirm));
    await named(question, 'button', seldomWords(texts).signature.again).waitFor();
  },
  stored: [/signature\.png/],
};
