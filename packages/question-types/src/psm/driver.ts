import { answerOf, type ByPart } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, input }) => {
    for (const [at, price] of Object.values(answerOf<ByPart<number>>(input)).entries())
      await hand.pick(question.getByRole('combobox').nth(at), `¥${price}`);
  },
};
