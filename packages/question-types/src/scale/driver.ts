import { answerOf, named, titleOf } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: ({ hand, question, input }) =>
    hand.press(named(question, 'radio', titleOf(input, answerOf<{ item: string }>(input).item))),
};
