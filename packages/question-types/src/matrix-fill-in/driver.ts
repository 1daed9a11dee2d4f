import { answerOf, type ByPart } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, input }) => {
    const cells = Object.values(answerOf<ByPart<ByPart<string>>>(input)).flatMap(row => Object.values(row));
    for (const [at, text] of cells.entries()) await hand.write(question.getByRole('textbox').nth(at), text);
  },
};
