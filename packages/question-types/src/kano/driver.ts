import { answerOf, type ByPart, named, titleOf } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, input }) => {
    const said = answerOf<ByPart<{ functional: string; dysfunctional: string; importance: number }>>(input);
    for (const [at, { functional, dysfunctional, importance }] of Object.values(said).entries()) {
      const parts = question.locator('.feature').nth(at).getByRole('radiogroup');
      await hand.press(named(parts.nth(0), 'radio', titleOf(input, functional)));
      await hand.press(named(parts.nth(1), 'radio', titleOf(input, dysfunctional)));
      await hand.press(named(parts.nth(2), 'radio', String(importance)));
    }
  },
};
