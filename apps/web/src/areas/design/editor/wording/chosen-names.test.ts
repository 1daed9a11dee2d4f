import { expect, it } from 'vitest';
import { chosenNames } from './chosen-names.ts';

it('takes names as proposed or as written over; emptied ones and those that change nothing stay', () => {
  const questions = { a: { seqName: 'Q1' }, b: { seqName: 'Q2' }, c: { seqName: 'Q3' }, d: { seqName: 'Q4' } };
  const proposals = Object.keys(questions).map(questionId => ({ questionId, name: `name_${questionId}` }));
  expect(chosenNames(questions, proposals, { b: ' own ', c: ' ', d: 'Q4' })).toEqual([
    { questionId: 'a', seqName: 'name_a' },
    { questionId: 'b', seqName: 'own' },
  ]);
});
