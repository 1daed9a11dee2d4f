import { expect, it } from 'vitest';
import { ENGINE_FILES, ENGINE_MAX_KB } from './engine-budget.ts';
import { scriptWeightBytes } from './script-weight.ts';

it('keeps the answering engine with its types light', async () => {
  const kb = (await scriptWeightBytes(ENGINE_FILES)) / 1000;
  expect(kb).toBeLessThanOrEqual(ENGINE_MAX_KB);
  // A bundle that is nearly empty has measured nothing.
  expect(kb).toBeGreaterThan(3);
});
