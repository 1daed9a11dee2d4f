import { expect, test } from 'vitest';
import { questionTypes } from '../core.ts';
import { example } from './examples.ts';

const bound = questionTypes.maxdiff.bind(example.question);

test.each([{ best: 'a', worst: 'd' }, { best: 'd', worst: 'a' }, { best: 'z' }])(
  '%j is not taken: only what the set offers can matter most or least',
  task => {
    expect(bound.parse({ version: 1, tasks: { '1': task } })).toEqual({ problem: 'option-unknown' });
  },
);
