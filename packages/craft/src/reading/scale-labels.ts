import type { Asked } from './asked.ts';

/** The points of a scale in words: without those that leave the scale. What is "not sure" stands in its middle or beside it, and takes no side. */
export const pointsOf = ({ options }: Asked): readonly string[] =>
  options
    .filter(({ role }) => !['not-applicable', 'unsure', 'refusal', 'other'].includes(role))
    .map(({ text }) => text);

/** A point that shows its number alone. */
export const isBare = (text: string) => /^\s*[-−–]?\d*\s*(分|星|points?)?\s*$/i.test(text);
