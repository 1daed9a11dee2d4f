import { answeringTexts } from '@wenshu/texts/answering';
import { expect, test } from 'vitest';
import { whyNotTaken } from './why-not-taken.ts';

const rules = { formats: ['png', 'jpg', 'gif'], maxBytes: 5 * 1024 * 1024, maxCount: 3 } as const;

test.each([
  ['wrong-format', 'picture', 'please upload PNG, JPG, JPEG, GIF images'],
  ['too-many', 'picture', 'Please upload not more than 3 pictures'],
  ['too-many', 'file', 'Please upload not more than 3 files'],
  ['too-large', 'picture', 'larger than 5 MB'],
  ['wrong-format', 'file', 'this format is not accepted'],
] as const)('%s of a %s is said as the question asks for it (S5.32, S5.90)', (problem, kind, sentence) => {
  expect(whyNotTaken(problem, kind, rules, answeringTexts.en)).toBe(sentence);
});
