import { answerOf, type ByPart } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 1,
  enter: async ({ hand, question, input }) => {
    for (const [at, value] of Object.values(answerOf<ByPart<number>>(input, 1)).entries())
      await hand.slide(question.getByRole('slider').nth(at), value);
  },
};
