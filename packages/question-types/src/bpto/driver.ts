import { answerOf, titleOf } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, input }) => {
    for (const brand of answerOf<{ choices: string[] }>(input).choices)
      await hand.press(question.getByRole('button', { name: new RegExp(`^${titleOf(input, brand)} `) }));
  },
};
