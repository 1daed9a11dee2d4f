import { answerOf, type ByPart, named } from '../_shared/enter.ts';
import { ownWords } from '../_shared/own-words.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';
import { labels } from './labels.ts';

export const driver: TypeDriver = {
  answer: 0,
  enter: async ({ hand, question, input, texts }) => {
    const moods = Object.values(answerOf<ByPart<'like' | 'neutral' | 'dislike'>>(input));
    for (const [at, mood] of moods.entries())
      await hand.press(named(question.locator('.hotspot-row').nth(at), 'radio', ownWords(labels, texts).moods[mood]));
  },
};
