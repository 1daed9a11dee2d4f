import { expect, it } from 'vitest';
import { inSteps } from './in-steps.ts';

it('serves whoever waits between the pieces of a long work', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('somebody else'));
  const made = await inSteps(
    (function* () {
      order.push('first piece');
      yield;
      order.push('second piece');
      return 'made';
    })(),
  );
  expect([made, order]).toEqual(['made', ['first piece', 'somebody else', 'second piece']]);
});
