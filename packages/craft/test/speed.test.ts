import { questionTypes } from '@wenshu/question-types/core';
import { describe, expect, it } from 'vitest';
import { checkCraft, checkCraftInSteps } from '../src/index.ts';
import { surveyOf } from './survey-of.ts';

/** What a normal large survey has. */
const QUESTIONS = 300;
const OPTIONS = 20;
/** Some frames, for a busy machine; on a quiet one a piece takes a few milliseconds. */
const PIECE_MS = 50;

describe('a survey of 300 questions with 20 options', () => {
  const options = Array.from({ length: OPTIONS }, (_one, index) => `选项内容第${index}种说法`).join('\n');
  const text = Array.from(
    { length: QUESTIONS },
    (_one, index) => `${index + 1}. 您最近经常使用第${index}种服务吗？ [单选题]\n${options}`,
  );
  const document = surveyOf(text.join('\n'));

  it('is read in pieces, none of which makes somebody wait who types', () => {
    checkCraft(document, questionTypes);
    const pieces: number[] = [];
    const steps = checkCraftInSteps(document, questionTypes);
    for (let isDone = false; !isDone; ) {
      const begun = performance.now();
      isDone = steps.next().done === true;
      pieces.push(performance.now() - begun);
    }
    expect(pieces.length).toBeGreaterThan(QUESTIONS / 10);
    expect(pieces.toSorted((a, b) => a - b)[Math.floor(pieces.length / 2)]).toBeLessThan(PIECE_MS);
  });
});
