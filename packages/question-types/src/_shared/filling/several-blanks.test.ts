import { expect, test } from 'vitest';
import { questionTypes } from '../../core.ts';
import { exampleParts, exampleQuestion } from '../example.ts';

const IS_BLANK_REQUIRED = 20007;

test('one blank can be asked for where the question as a whole is not', () => {
  const bound = questionTypes['multi-fill-in'].bind(
    exampleQuestion('multi-fill-in', { items: exampleParts('ab', { b: { [IS_BLANK_REQUIRED]: true } }) }),
  );
  expect(bound.check({ a: 'here' })).toEqual([{ problem: 'parts-missing', at: 'b' }]);
  expect(bound.check({ b: 'here' })).toEqual([]);
});
