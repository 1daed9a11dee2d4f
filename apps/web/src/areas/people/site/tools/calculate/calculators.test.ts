import { LEAST_WEIGHT, MOST_WEIGHT } from '@wenshu/analysis/browser';
import type { ToolInputs } from '@wenshu/api-contract/kept-result';
import {
  columnTests,
  npsOfCounts,
  proportionCi,
  psm,
  rakeOfCounts,
  sampleSize,
  tTest,
  waveComparison,
} from '@wenshu/statistics';
import { loadMeanCalculators } from '@wenshu/statistics/calculators';
import { describe, expect, it } from 'vitest';
import { toolExamples } from '../examples.ts';
import { findMargin } from './find-margin.ts';
import { findNps } from './find-nps.ts';
import { findPriceIntervals, findPricePoints } from './find-price-points.ts';
import { findRimWeights, rimSettings } from './find-rim-weights.ts';
import { findSampleSize } from './find-sample-size.ts';
import { findMeanSignificance, findShareSignificance } from './find-significance.ts';

const size = (changed: Partial<ToolInputs<'sample-size'>>) =>
  findSampleSize({ ...toolExamples['sample-size'], ...changed });
const margin = (changed: Partial<ToolInputs<'margin'>>) => findMargin({ ...toolExamples.margin, ...changed });
const shares = (changed: Partial<ToolInputs<'significance'>>) =>
  findShareSignificance({ ...toolExamples.significance, ...changed });
const nps = (changed: Partial<ToolInputs<'nps'>>) => findNps({ ...toolExamples.nps, ...changed });

describe('sample size', () => {
  it('is what the product asks for, and so many invitations as the response rate needs (P2.8)', () => {
    const { n } = sampleSize({ marginOfError: 0.03, p: 0.4, confidence: 0.99, populationSize: 12_000 });
    expect(size({ margin: '3', share: '40', confidence: '99', population: '12,000', response: '8%' }).found).toEqual({
      answers: n,
      invitations: Math.ceil(n / 0.08),
      isBeyondPopulation: true,
      isRough: false,
    });
    expect(size({}).found).toMatchObject({ answers: 385, invitations: 1925, isBeyondPopulation: false });
  });

  it('says that more are invited than there are on one side of the border only', () => {
    const beyond = (population: string) => size({ population, response: '100' }).found?.isBeyondPopulation;
    expect([beyond('1'), beyond('500')]).toEqual([false, false]);
    // 218 answers of 500 people at half of them: 436 invitations fit, at two fifths 545 do not.
    expect(size({ population: '500', response: '50' }).found).toMatchObject({
      answers: 218,
      isBeyondPopulation: false,
    });
    expect(size({ population: '500', response: '40' }).found).toMatchObject({
      invitations: 545,
      isBeyondPopulation: true,
    });
  });

  it('says where its margin is rough on one side of the border only', () => {
    expect(size({ share: '1', margin: '1' }).found).toMatchObject({ answers: 381, isRough: true });
    expect(size({ share: '1', margin: '0.8' }).found).toMatchObject({ answers: 595, isRough: false });
    expect(size({ share: '99', margin: '1' }).found?.isRough).toBe(true);
  });

  it.each([
    [{ margin: '' }, { margin: { word: 'missing' } }],
    [{ margin: '0' }, { margin: { word: 'out-of-range', least: 0.1, most: 50 } }],
    [{ population: '12.5' }, { population: { word: 'not-whole' } }],
    [
      { share: 'half', response: '101' },
      { share: { word: 'not-a-number' }, response: { word: 'out-of-range', least: 0.1, most: 100 } },
    ],
  ])('names what is wrong with %j', (changed, problems) => {
    expect(size(changed)).toEqual({ problems });
  });
});

describe('margin of error', () => {
  it('is the product’s interval by Wilson', () => {
    const { found } = margin({ n: '40', share: '7.5' });
    expect(found?.wilson).toEqual(proportionCi({ successes: 3, n: 40, confidence: 0.95 }).wilson);
  });

  it('says that a base is small below 30, by its effective people', () => {
    const isSmall = (n: string, designEffect = '') => margin({ n, designEffect }).found?.isSmall;
    expect([isSmall('29'), isSmall('30'), isSmall('59', '2'), isSmall('60', '2'), isSmall('1')]).toEqual([
      ...[true, false, true, false, true],
    ]);
  });

  it('is nothing once everybody was asked, and refuses a population smaller than its sample', () => {
    expect(margin({ population: '400' }).found).toMatchObject({ marginOfError: 0, isEverybody: true, isSmall: false });
    expect(margin({ population: '401' }).found?.isEverybody).toBe(false);
    expect(margin({ population: '399' }).problems).toEqual({ population: { word: 'below-answers', least: 400 } });
  });
});

describe('significance', () => {
  it('of shares is the test of a cross table, with the interval of a comparison of waves', () => {
    const { found } = shares({ shareA: '30', baseA: '100', shareB: '45', baseB: '120' });
    const [pair] = columnTests([[0.3, 0.45]], [100, 120], 0.05).pairs;
    const rows = (wave: string, ones: number, people: number) =>
      Array.from({ length: people }, (_, at) => ({ wave, value: at < ones ? 1 : 0 }));
    const all = [...rows('a', 30, 100), ...rows('b', 54, 120)];
    const [compared] = waveComparison({
      waves: ['a', 'b'],
      wave: all.map(({ wave }) => wave),
      measures: [{ name: 'x', type: 'proportion', values: all.map(({ value }) => value) }],
      settings: { compare: 'previous', family: 'all', confidence: 0.95 },
    }).measures[0]!.comparisons;
    expect(found).toMatchObject({ pValue: pair!.pValue, isSignificant: true, isExact: false });
    expect(found?.difference).toBeCloseTo(0.15, 12);
    expect(found?.interval?.[0]).toBeCloseTo(compared!.ciLower!, 12);
    expect(found?.interval?.[1]).toBeCloseTo(compared!.ciUpper!, 12);
  });

  it('changes its claim at the border of the level, and with the level', () => {
    const isSignificant = (shareB: string, confidence = '95') => shares({ shareB, confidence }).found?.isSignificant;
    expect([isSignificant('38.6'), isSignificant('38.5')]).toEqual([true, false]);
    expect([isSignificant('38.5', '90'), isSignificant('38.6', '99')]).toEqual([true, false]);
  });

  it('takes Fisher’s test and no interval where fewer than five are expected', () => {
    expect(shares({ shareA: '10', baseA: '49', shareB: '10', baseB: '49' }).found).toMatchObject({
      isExact: true,
      interval: null,
    });
    expect(shares({ shareA: '10', baseA: '50', shareB: '10', baseB: '51' }).found?.isExact).toBe(false);
  });

  it('finds nothing between groups that all say the same, and everything between opposite ones', () => {
    expect(shares({ shareA: '0', shareB: '0' }).found).toMatchObject({
      pValue: 1,
      isSignificant: false,
      interval: null,
    });
    expect(shares({ shareA: '0', shareB: '100' }).found?.isSignificant).toBe(true);
    expect(shares({ baseA: '1' }).problems?.baseA).toMatchObject({ word: 'out-of-range', least: 2 });
  });

  it('of means is Welch’s t, as the product tests them', async () => {
    const [x, y] = [
      [3, 4, 4, 5, 7, 7],
      [5, 6, 8, 9],
    ];
    const { groups, welch } = tTest({ type: 'independent', x: y, y: x, settings: { mu: 0, confidence: 0.9 } });
    const [b, a] = groups!;
    const { found } = findMeanSignificance(
      {
        ...toolExamples.significance,
        of: 'means',
        confidence: '90',
        meanA: String(a!.mean),
        sdA: String(a!.sd),
        peopleA: '6',
        meanB: String(b!.mean),
        sdB: String(b!.sd),
        peopleB: '4',
      },
      await loadMeanCalculators(),
    );
    expect(found?.pValue).toBeCloseTo(welch!.pValue, 10);
    expect(found?.interval?.[0]).toBeCloseTo(welch!.ciLower, 9);
    expect(found).toMatchObject({ isSignificant: welch!.pValue < 0.1, isExact: false });
  });

  it('of means without any spread has no interval', async () => {
    const still = { ...toolExamples.significance, sdA: '0', sdB: '0' };
    const { found } = findMeanSignificance(still, await loadMeanCalculators());
    expect(found).toMatchObject({ interval: null, isExact: true, isSignificant: true });
    const same = findMeanSignificance({ ...still, meanB: '3.8' }, await loadMeanCalculators());
    expect(same.found).toMatchObject({ pValue: 1, isSignificant: false });
  });
});

describe('NPS', () => {
  it('is the product’s, by groups and by scores alike', () => {
    const distribution = [6, 3, 5, 8, 10, 26, 32, 61, 81, 97, 71];
    const told = npsOfCounts({ n: 400, distribution, squares: 400, settings: { confidence: 0.95 } });
    const byScores = nps({ by: 'scores' }).found;
    expect(byScores).toMatchObject({ nps: told.nps, ciLower: told.ciLower, marginOfError: told.marginOfError });
    expect(nps({}).found).toEqual(byScores);
  });

  it('says that a base is small, that all are of one kind, and that there is nobody', () => {
    const few = (promoters: string) => nps({ promoters, passives: '', detractors: '1' }).found;
    expect([few('28')?.isSmall, few('29')?.isSmall]).toEqual([true, false]);
    expect(nps({ promoters: '40', passives: '0', detractors: '' }).found).toMatchObject({ nps: 100, isUniform: true });
    expect(few('28')?.isUniform).toBe(false);
    expect(nps({ promoters: '', passives: '0', detractors: '' }).problems).toEqual({ promoters: { word: 'nobody' } });
    expect(nps({ second: '' }).found?.leastChange).toBeNull();
    expect(nps({ second: '-3', passives: '1.5' }).problems).toMatchObject({
      second: { word: 'out-of-range' },
      passives: { word: 'not-whole' },
    });
  });
});

describe('rim weights', () => {
  const counts = 'sex\tage\tpeople\nf\tyoung\t30\nf\told\t10\nm\tyoung\t20\nm\told\t0\n__proto__\told\t5';
  const targets = '1\tf\t50\n1\tm\t40\n1\t__proto__\t10\n2\tyoung\t70\n2\told\t30';

  it('are the product’s, in its limits, whatever groups are called', () => {
    expect([rimSettings.least, rimSettings.most]).toEqual([LEAST_WEIGHT, MOST_WEIGHT]);
    const { found } = findRimWeights({ counts, targets });
    const raked = rakeOfCounts({
      data: { sex: ['f', 'f', 'm', 'm', 'x'], age: ['y', 'o', 'y', 'o', 'o'] },
      counts: [30, 10, 20, 0, 5],
      targets: { sex: { f: 0.5, m: 0.4, x: 0.1 }, age: { y: 0.7, o: 0.3 } },
      settings: { total: 65, maxIterations: 2000, tolerance: 1e-9, least: 0.2, most: 5 },
    });
    for (const [at, { weight }] of found!.weights.entries()) expect(weight).toBeCloseTo(raked.weights[at]!, 9);
    expect(found).toMatchObject({ people: 65, isReached: true, targets: [{ name: 'sex' }, { name: 'age' }] });
    expect(found?.efficiency).toBeCloseTo(raked.efficiencyPercent, 9);
    expect(found?.shares[3]).toMatchObject({ group: 'young', before: 50 / 65 });
    expect(found?.shares[3]?.after).toBeCloseTo(0.7, 6);
  });

  it('say that limits leave the targets unmet on one side of the border only', () => {
    const reached = (first: number) =>
      findRimWeights({ counts: 'a,10\nb,90', targets: `1\ta\t${first}\n1\tb\t${100 - first}` }).found?.isReached;
    expect([reached(49), reached(60)]).toEqual([true, false]);
  });

  it.each([
    ['', '', { counts: { word: 'missing' } }],
    ['a\n', '', { counts: { word: 'columns', line: 1 } }],
    ['a,1\nb,c,2', '', { counts: { word: 'columns', line: 2 } }],
    ['a,1\nb,1.5', '', { counts: { word: 'line', line: 2 } }],
    ['a,0', '', { counts: { word: 'no-people' } }],
    ['a,1\nb,2\nc,3\nd,4\ne,5\nf,6\ng,7', '', { counts: { word: 'too-many-groups', most: 6 } }],
    ['a,1\nb,2', '1\ta\t50', { targets: { word: 'missing', name: 'b', target: 0 } }],
    ['a,1\nb,0', '1\ta\t50\n1\tb\t50', { targets: { word: 'empty-group', name: 'b', target: 0 } }],
    ['a,1\nb,2', '1\ta\t0\n1\tb\t0', { targets: { word: 'no-target', name: 'a', target: 0 } }],
  ])('name what is wrong with %j and %j', (table, shares, problems) => {
    expect(findRimWeights({ counts: table, targets: shares })).toEqual({ problems });
  });
});

describe('price points', () => {
  const columns = toolExamples.price.answers.split('\n').map(line => line.split('\t').map(Number));
  const [tooCheap, cheap, expensive, tooExpensive] = [0, 1, 2, 3].map(at => columns.map(row => row[at]!));
  const answers = { tooCheap: tooCheap!, cheap: cheap!, expensive: expensive!, tooExpensive: tooExpensive! };

  it('are the product’s, with its intervals', () => {
    const settings = { ordering: 'strict', interpolation: 'linear' } as const;
    const told = psm({
      ...answers,
      settings: { ...settings, bootstrap: { confidence: 0.95, seed: 1, replicates: 2000 } },
    });
    const { found } = findPricePoints(toolExamples.price);
    expect(found).toMatchObject({ opp: told.opp, idp: told.idp, pmc: told.pmc, pme: told.pme });
    expect([found?.people, found?.unordered, found?.partial]).toEqual([told.validN, told.invalidN, 0]);
    expect(told.invalidN).toBeGreaterThan(0);
    expect(findPriceIntervals(found!.answers)).toEqual(told.intervals);
  });

  it('leave out who lacks a price or has them out of order, and heads', () => {
    const found = findPricePoints({ answers: 'a\tb\tc\td\n1\t2\t3\t4\n1\t\t3\t4\n4\t3\t2\t1\n2\t2\t3\t4' }).found;
    expect(found).toMatchObject({ people: 1, unordered: 2, partial: 1, isSmall: true });
  });

  it('say that few people count on one side of the border only', () => {
    const isSmall = (people: number) => findPricePoints({ answers: '1 2 3 4\n'.repeat(people) }).found?.isSmall;
    expect([isSmall(29), isSmall(30)]).toEqual([true, false]);
  });

  it.each([
    [' \n', { word: 'missing' }],
    ['1,2,3', { word: 'columns', line: 1 }],
    ['1,2,3,4\n\n1,2,x,4', { word: 'line', line: 3 }],
    ['1,2,3,-4', { word: 'line', line: 1 }],
    ['4,3,2,1', { word: 'nobody-in-order' }],
    ['1,,3,4', { word: 'nobody-in-order' }],
    ['1 2 3 4\n'.repeat(2001), { word: 'too-many-lines', most: 2000 }],
  ])('name what is wrong', (text, problem) => {
    expect(findPricePoints({ answers: text }).problems).toEqual({ answers: problem });
  });
});
