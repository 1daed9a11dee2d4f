import { answerOf, titleOf } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, input }) => {
    for (const [at, item] of answerOf<{ path: string[] }>(input).path.entries())
      await hand.pick(question.getByRole('combobox').nth(at), titleOf(input, item));
  },
};
