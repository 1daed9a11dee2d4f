import { answerOf, type ByPart, titleOf } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, input }) => {
    const cells = Object.values(answerOf<ByPart<ByPart<string>>>(input)).flatMap(row => Object.values(row));
    for (const [at, item] of cells.entries())
      await hand.pick(question.getByRole('combobox').nth(at), titleOf(input, item));
  },
};
