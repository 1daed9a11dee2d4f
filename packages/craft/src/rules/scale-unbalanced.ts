import { readSides } from '../reading/polarity.ts';
import { isBare, pointsOf } from '../reading/scale-labels.ts';
import type { WordsRule } from './craft-rule.ts';

/** Three answers are a choice with a condition ("yes, if …") as often as a scale. */
const FEWEST = 4;

/**
 * Three ways to be satisfied and one not to be push the result up by themselves. Only for scales whose words have two sides: "not at all …
 * extremely important" grows from one end, and how often something is has no sides.
 */
export const scaleUnbalanced: WordsRule = {
  rule: 'scale-unbalanced',
  reads: 'words',
  find(asked, _survey, language) {
    if (!['single', 'scale', 'grid'].includes(asked.kind)) return undefined;
    const points = pointsOf(asked);
    if (points.length < FEWEST || points.some(isBare)) return undefined;
    const sides = readSides(points, language);
    if (!sides || sides.plus.length === sides.minus.length) return undefined;
    const [more, fewer] =
      sides.plus.length > sides.minus.length ? [sides.plus, sides.minus] : [sides.minus, sides.plus];
    const between = language === 'zh' ? '、' : ', ';
    return {
      reason: 'as-found',
      words: more.join(between),
      ...(fewer.length > 0 && { against: fewer.join(between) }),
      count: more.length,
      limit: fewer.length,
      certainty: 'certain',
    };
  },
};
