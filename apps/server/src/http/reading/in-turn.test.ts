import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const nextTurn = () => new Promise(resolve => setImmediate(resolve));

it('takes one piece for every turn of the event loop, in the order in which they came', async () => {
  const done: string[] = [];
  for (const name of ['first', 'second', 'third']) inTurn(() => done.push(name));
  expect(done).toEqual([]);
  await nextTurn();
  expect(done).toEqual(['first']);
  await nextTurn();
  expect(done).toEqual(['first', 'second']);
  await nextTurn();
  expect(done).toEqual(['first', 'second', 'third']);
});

it('goes on with what comes while it works, and after it had nothing to do', async () => {
  const done: string[] = [];
  inTurn(() => {
    done.push('outer');
    inTurn(() => done.push('inner'));
  });
  await nextTurn();
  expect(done).toEqual(['outer']);
  await nextTurn();
  expect(done).toEqual(['outer', 'inner']);
  inTurn(() => done.push('later'));
  await nextTurn();
  expect(done).toEqual(['outer', 'inner', 'later']);
});
