import { describe, expect, test } from 'vitest';
import { shareLead } from './share-lead.ts';

describe('which share is first, and how sure that is', () => {
  // By person: three products and none.
  const shares = [0.5, 0.2, 0.1, 0.2, 0.3, 0.4, 0.1, 0.2, 0.4, 0.1, 0.1, 0.4, 0, 0, 1, 0];

  test('is told of the same people, person by person, and never of none', () => {
    const found = shareLead(shares, 4, 3, { rows: [0, 1, 2] })!;
    expect([found.first, found.second]).toEqual([0, 1]);
    const differences = [0.3, -0.1, 0.3];
    const mean = 0.5 / 3;
    const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / 2;
    expect(found.z).toBeCloseTo(mean / Math.sqrt(variance / 3), 10);
  });

  test('leaves out whoever weighs nothing, and says nothing of one person or one product', () => {
    const weighed = shareLead(shares, 4, 3, { weights: [1, 1, 2, 0] })!;
    expect(weighed.first).toBe(0);
    expect(shareLead(shares, 4, 3, { weights: [0, 0, 0, 1] })).toEqual({ first: 2, second: 0, z: null });
    expect(shareLead(shares, 4, 1)).toBeUndefined();
    expect(shareLead(shares, 4, 3, { weights: [0, 0, 0, 0] })).toBeUndefined();
    expect(shareLead([0.5, 0.5, 0.5, 0.5], 2, 2)!.z).toBe(0);
  });
});
