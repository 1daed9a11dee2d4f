import { answerOf, named, titleOf } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, input }) => {
    const { score, tags, comment } = answerOf<{ score: number; tags: string[]; comment: string }>(input);
    await hand.press(question.getByRole('radio').nth(score - 1));
    for (const tag of tags) await hand.press(named(question, 'checkbox', titleOf(input, tag)));
    await hand.write(question.getByRole('textbox'), comment);
  },
};
