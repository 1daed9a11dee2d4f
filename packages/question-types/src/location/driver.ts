import { answerOf } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 3,
  enter: ({ hand, question, input }) =>
    hand.write(question.getByRole('textbox'), answerOf<{ address: string }>(input, 3).address),
};
