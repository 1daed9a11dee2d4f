import { answerOf, titleOf } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, input }) => {
    const { item, blank } = answerOf<{ item: string; blank: string }>(input);
    await hand.pick(question.getByRole('combobox'), titleOf(input, item));
    await hand.write(question.getByRole('textbox'), blank);
  },
};
