import { describe, expect, it } from 'vitest';
import { marginOfError } from './margin-of-error.ts';
import { proportionCi } from './proportion-ci.ts';
import { shareMargin } from './share-margin.ts';

const asked = { n: 40, p: 0.075, confidence: 0.95 };

describe('how sure a share is', () => {
  it('is what the product says of an endless population', () => {
    expect(shareMargin(asked)).toMatchObject({
      ...marginOfError(asked),
      wilson: proportionCi({ successes: 3, n: 40, confidence: 0.95 }).wilson,
      effectiveN: 40,
    });
  });

  it('is the margin of a finite population, whose interval narrows with it', () => {
    const found = shareMargin({ ...asked, populationSize: 60 });
    expect(found.marginOfError).toBeCloseTo(marginOfError({ ...asked, populationSize: 60 }).marginOfError, 12);
    expect(found.effectiveN).toBeCloseTo((40 * 59) / 20, 10);
    expect(found.wilson[0]).toBeGreaterThan(shareMargin(asked).wilson[0]);
  });

  it('is certain once everybody was asked, whatever the design', () => {
    const certain = { marginOfError: 0, wilson: [0.075, 0.075], effectiveN: null };
    expect(shareMargin({ ...asked, populationSize: 40, designEffect: 3 })).toEqual(certain);
    expect(shareMargin({ n: 1, p: 1, confidence: 0.9, populationSize: 1 })).toMatchObject({ wilson: [1, 1] });
  });

  it('counts a design effect in the variance, and people asked in full against the population', () => {
    const found = shareMargin({ ...asked, populationSize: 60, designEffect: 2.25 });
    const plain = shareMargin({ ...asked, populationSize: 60 });
    expect(found.marginOfError).toBeCloseTo(1.5 * plain.marginOfError, 12);
  });

  it('leaves one person who says no a wide interval and no margin', () => {
    const { marginOfError: margin, wilson } = shareMargin({ n: 1, p: 0, confidence: 0.95 });
    expect([margin, wilson[0]]).toEqual([0, 0]);
    expect(wilson[1]).toBeCloseTo(0.7934506856, 9);
  });

  it.each([
    { n: 0 },
    { p: 1.01 },
    { confidence: 1 },
    { designEffect: 0 },
    { populationSize: 39 },
    { n: Number.NaN },
    { populationSize: Number.POSITIVE_INFINITY },
  ])('refuses %j', wrong => {
    expect(() => shareMargin({ ...asked, ...wrong })).toThrow(/out-of-range/);
  });
});
