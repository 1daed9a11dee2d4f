import { expect, test } from 'vitest';
import { questionTypes } from '../core.ts';
import { example } from './examples.ts';

const bound = questionTypes.cascade.bind(example.question);
const rows = (...ids: string[]) => ids.map(itemId => ({ itemId, answerValue: itemId, answerValueType: 1 as const }));

test.each([[['z']], [['a', 'z']], [['a', 'b', 'c', 'd', 'z']], [['a', 'c']], [['e', 'a']]])(
  '%j leads nowhere: an option that is not below the one before is refused',
  path => {
    expect(bound.parse({ path })).toEqual({ problem: 'option-unknown' });
    expect(bound.parse(bound.fromRows(rows(...path)))).toEqual({ problem: 'option-unknown' });
  },
);
