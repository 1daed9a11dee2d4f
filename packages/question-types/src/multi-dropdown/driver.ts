import { answerOf, type ByPart, titleOf } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, input }) => {
    const { items, blanks: said } = answerOf<{ items: string[]; blanks: ByPart<string> }>(input);
    const field = question.getByRole('combobox');
    for (const item of items) {
      await hand.write(field, titleOf(input, item));
      await field.press('Enter');
    }
    await field.press('Escape');
    for (const blank of Object.values(said)) await hand.write(question.getByRole('textbox'), blank);
  },
};
