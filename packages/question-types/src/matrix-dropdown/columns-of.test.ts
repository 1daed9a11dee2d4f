import { expect, test } from 'vitest';
import { exampleParts } from '../_shared/example.ts';
import { answering } from './answer.ts';
import { columnsOf } from './columns-of.ts';
import { example } from './examples.ts';

const oneLayer = { ...example.question, items: exampleParts('abc') };

test('a list of one layer is one column, and can be answered', () => {
  expect(columnsOf(oneLayer).map(({ id, children }) => [id, children.length])).toEqual([[oneLayer.id, 3]]);
  const asked = { question: oneLayer, settings: { required: true, isRowOrderRandom: false, shownRowCount: null } };
  const answer = { x: { [oneLayer.id]: 'a' }, y: { [oneLayer.id]: 'c' } };
  expect(answering.parse(asked, answering.fromRows(asked, answering.toRows(asked, answer)))).toEqual({ answer });
  expect(answering.check(asked, answer)).toEqual([]);
});

test('an option of another column is refused', () => {
  const asked = {
    question: example.question,
    settings: { required: true, isRowOrderRandom: false, shownRowCount: null },
  };
  expect(answering.parse(asked, { x: { m: 'd' } })).toEqual({ problem: 'option-unknown' });
});
