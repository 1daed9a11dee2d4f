import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { walkRights } from '../../testing/walk-rights.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const STEPS = 120;

// A hundred thousand steps: npm run bench -- rights-walk.
it.each([2, 3])('two people with few rights hold no more of others’ work after any step of walk %i', async seed => {
  const walk = await walkRights(test, seed);
  const answers = new Map<string, number>();
  for (let n = 0; n < STEPS; n++) {
    const said = await walk.step();
    const code = said.slice(-4);
    answers.set(code, (answers.get(code) ?? 0) + 1);
    expect(await walk.gains(), said).toEqual([]);
  }
  expect(await walk.readable()).toEqual([]);
  // Many steps were made and many refused: a walk on which nothing happens shows nothing.
  expect(answers.get('0000')).toBeGreaterThan(STEPS / 12);
  expect(answers.get('9104')).toBeGreaterThan(STEPS / 12);
});
