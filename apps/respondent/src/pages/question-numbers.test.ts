import type { Page } from '@wenshu/survey-core/answering';
import { expect, it } from 'vitest';
import { questionNumbers } from './question-numbers.ts';

it('numbers questions on from the page before; notes have no number and use none up', () => {
  const questions = ['note', 'question', 'note', 'question'].map(role => ({ bound: { role } }));
  expect(questionNumbers({ questions, firstNumber: 4 } as unknown as Page)).toEqual([undefined, 4, undefined, 5]);
});
