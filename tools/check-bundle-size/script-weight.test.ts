import { expect, it } from 'vitest';
import { SCRIPT_BUDGETS_KB } from './engine-budget.ts';
import { scriptWeightBytes } from './script-weight.ts';

it.each(SCRIPT_BUDGETS_KB)('keeps the $name under $maxKb kB', async ({ parts, maxKb }) => {
  const kb = (await scriptWeightBytes(parts)) / 1000;
  expect(kb).toBeLessThanOrEqual(maxKb);
  // A bundle that is nearly empty has measured nothing.
  expect(kb).toBeGreaterThan(3);
});
