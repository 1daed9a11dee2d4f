import { expect, test } from 'vitest';
import { questionTypes } from '../../core.ts';
import { example } from '../../matrix-single/examples.ts';

const bound = questionTypes['matrix-single'].bind(example.question);

test('the score is that of all rows, and each row has its own; options without one add nothing', () => {
  expect(bound.operands({ x: 'a', y: 'b' })).toMatchObject({ score: 3, scoresByRow: { x: 1, y: 2 } });
  expect(bound.operands({ x: 'b', y: 'c' })).toMatchObject({ score: 2, scoresByRow: { x: 2 } });
  expect(bound.operands({ x: 'c', y: 'c' })).not.toHaveProperty('score');
});
