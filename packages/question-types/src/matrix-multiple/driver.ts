import { answerOf, type ByPart, named, titleOf } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, input }) => {
    for (const [at, items] of Object.values(answerOf<ByPart<string[]>>(input)).entries())
      for (const item of items)
        await hand.press(named(question.locator('.matrix-row').nth(at), 'checkbox', titleOf(input, item)));
  },
};
