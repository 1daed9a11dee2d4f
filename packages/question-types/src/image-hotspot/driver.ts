import { answerOf, type ByPart, named } from '../_shared/enter.ts';
import { seldomWords } from '../_shared/seldom-words.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, input, texts }) => {
    const moods = Object.values(answerOf<ByPart<'like' | 'neutral' | 'dislike'>>(input));
    for (const [at, mood] of moods.entries())
      await hand.press(
        named(question.locator('.hotspot-row').nth(at), 'radio', seldomWords(texts).hotspot.moods[mood]),
      );
  },
};
