import { expect, it } from 'vitest';
import { lanesOf } from './lanes.ts';

it('keeps a code in its lane as long as it goes on, and gives what begins the first that is free', () => {
  const shown = lanesOf([[1, 2], [2], [3, 2], [], [2]]).map(stripes =>
    stripes.map(({ code, lane }) => `${code}@${lane}`).sort(),
  );
  expect(shown).toEqual([['1@0', '2@1'], ['2@1'], ['2@1', '3@0'], [], ['2@0']]);
});

it('leaves out what finds no room', () => {
  const [stripes] = lanesOf([Array.from({ length: 11 }, (_, at) => at + 1)]);
  expect(stripes!.map(({ lane }) => lane)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
