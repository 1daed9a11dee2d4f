import { expect, it } from 'vitest';
import { ThreadProblem } from '../../../platform/threads/thread-problem.ts';
import { refuseBusy } from './refuse-busy.ts';

const thrown = (error: unknown) => {
  try {
    refuseBusy(error);
  } catch (told) {
    return told;
  }
};

it('whose file finds no turn is told so; whoever gave up, and a fault of ours, are something else', () => {
  expect(thrown(new ThreadProblem('busy'))).toMatchObject({ errorName: 'documentsBusy' });
  for (const other of [new ThreadProblem('cancelled'), new Error('busy')]) expect(thrown(other)).toBe(other);
});
