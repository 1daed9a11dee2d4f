import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kano, normalTwoSided, npsOfCounts } from '../../../../statistics/src/index.ts';
import { marginOfError } from '../../../../statistics/src/sampling/margin-of-error.ts';
import { sampleSize } from '../../../../statistics/src/sampling/sample-size.ts';
import { effectiveBase } from '../../../../statistics/src/weighting/effective-base.ts';
import { ownNews } from './own-news.ts';

const article = (key: string) => ownNews.find(news => news.key === key)!;
/** The articles say these figures in both languages, written alike. */
const says = (key: string, ...figures: readonly string[]) => {
  const { zh, en } = article(key);
  for (const figure of figures) {
    expect(zh.words, `${key} zh`).toContain(figure);
    expect(en.words, `${key} en`).toContain(figure);
  }
};
const percent = (share: number, decimals = 0) => `${(100 * share).toFixed(decimals)}%`;
const thousands = (count: number) => count.toLocaleString('en');

describe('own articles', () => {
  it('are twelve, the newest first, each with a name and a day of its own in autumn 2026', () => {
    const days = ownNews.map(({ day }) => day);
    expect(new Set(ownNews.map(({ key }) => key)).size).toBe(12);
    expect(new Set(days).size).toBe(12);
    expect(days).toEqual([...days].sort().reverse());
    expect(days.every(day => /^2026-(09|10|11)-\d\d$/.test(day))).toBe(true);
  });

  it.each(ownNews)('has its own picture, of a few kilobytes and without words: $key', ({ key, picture }) => {
    expect(picture).toBe(`/pictures/news/${key}.svg`);
    const file = new URL(`../../../../../apps/web/public${picture}`, import.meta.url);
    expect(statSync(file).size).toBeLessThan(6000);
  });

  it.each(ownNews)('is as long as one reads in a break, in the same parts in both languages: $key', ({ zh, en }) => {
    const chinese = zh.words.match(/\p{Script=Han}/gu)?.length ?? 0;
    expect(chinese).toBeGreaterThanOrEqual(700);
    expect(chinese).toBeLessThanOrEqual(1400);
    const parts = (words: string) => words.match(/^(?:#{2,3} |\||\d\. |- |~~~)/gm);
    expect(parts(en.words)).toEqual(parts(zh.words));
  });
});

describe('figures of the articles', () => {
  it('margin of error: how many answers each margin and each population takes', () => {
    const needed = (margin: number, populationSize?: number) =>
      sampleSize({ marginOfError: margin, p: 0.5, confidence: 0.95, ...(populationSize && { populationSize }) }).n;
    says('margin-of-error', ...[0.1, 0.05, 0.03, 0.02, 0.01].map(margin => `| ${thousands(needed(margin))} |`));
    says(
      'margin-of-error',
      ...[500, 1000, 10_000, 1_000_000].map(all => `| ${thousands(all)} | ${needed(0.05, all)} |`),
    );
    const margin = (n: number, p = 0.5) =>
      `±${(100 * marginOfError({ n, p, confidence: 0.95 }).marginOfError).toFixed(1)}`;
    says('margin-of-error', margin(385, 0.1), margin(400), margin(100));
    // Between two groups of 200 the errors add up as squares.
    expect(Math.SQRT2 * marginOfError({ n: 200, p: 0.5, confidence: 0.95 }).marginOfError).toBeCloseTo(0.098, 3);
  });

  it('weighting: effective bases of half women, half men', () => {
    const weigh = (women: number, men: number, most = Number.POSITIVE_INFINITY) => {
      const man = Math.min(most, 200 / men);
      const woman = (400 - man * men) / women;
      const weights = Array.from({ length: women + men }, (_, row) => (row < women ? woman : man));
      return { man, woman, effective: effectiveBase(weights), share: (man * men) / 400 };
    };
    const margin = (n: number) => `±${(100 * marginOfError({ n, p: 0.5, confidence: 0.95 }).marginOfError).toFixed(1)}`;
    const usual = weigh(280, 120);
    says(
      'weighting',
      usual.woman.toFixed(2),
      usual.man.toFixed(2),
      usual.effective.toFixed(0),
      percent(usual.effective / 400),
    );
    says('weighting', margin(400), margin(usual.effective));
    const few = weigh(360, 40);
    says(
      'weighting',
      few.man.toFixed(2),
      few.effective.toFixed(0),
      percent(few.effective / 400),
      margin(few.effective),
    );
    const capped = weigh(360, 40, 3);
    says('weighting', capped.effective.toFixed(0), percent(capped.share));
  });

  it('letters: the p-values of 40% and 50%, and how often chance alone makes one', () => {
    const p = (n: number) => normalTwoSided(0.1 / Math.sqrt((0.45 * 0.55 * 2) / n));
    says('significance-letters', p(200).toFixed(3), p(150).toFixed(2), percent(1 - 0.95 ** 20));
  });

  it('MaxDiff: what nine sets of four tell, and what a difference of utility is', () => {
    const pairs = (4 * 3) / 2;
    // The two in the middle are all that is left open.
    says('maxdiff-or-ratings', String(9 * (pairs - 1)), Math.exp(1).toFixed(2), Math.exp(2).toFixed(2));
    expect((12 * 3) / 4).toBe(9);
  });

  it('Kano: category, strengths and both coefficients of the example', () => {
    const codes = { A: [1, 3], O: [1, 5], M: [3, 5], I: [3, 3], R: [5, 1], Q: [1, 1] } as const;
    const counts = { A: 70, O: 40, M: 30, I: 50, R: 6, Q: 4 };
    const pairs = Object.entries(counts).flatMap(([kind, count]) =>
      Array.from({ length: count }, () => codes[kind as keyof typeof codes]),
    );
    const table = ['QAAAO', 'RIIIM', 'RIIIM', 'RIIIM', 'RRRRQ'].map(row => [...row]);
    const [feature] = kano({
      features: ['a'],
      functional: [pairs.map(([first]) => first)],
      dysfunctional: [pairs.map(([, second]) => second)],
      settings: { table, tieOrder: ['M', 'O', 'A', 'I', 'R', 'Q'], quadrantSplit: 'mean' },
    }).features;
    expect(feature?.category).toBe('A');
    says('reading-kano', percent(feature!.better!, 1), percent(-feature!.worse!, 1), `${feature!.totalStrength}%`);
    expect(feature!.categoryStrength).toBeCloseTo(10, 9);
    // The article shows the table as the product reads it.
    for (const row of table) says('reading-kano', `| ${row.join(' | ')} |`);
  });

  it('conjoint: shares of three products, and of four when one is copied', () => {
    const shares = (utilities: readonly number[]) => {
      const worths = utilities.map(Math.exp);
      const sum = worths.reduce((all, worth) => all + worth, 0);
      return worths.map(worth => percent(worth / sum));
    };
    says('conjoint-shares', ...shares([1.2, 0.6, 0]), ...shares([1.2, 1.2, 0.6, 0]));
    says('conjoint-shares', percent((2 * Math.exp(1.2)) / (2 * Math.exp(1.2) + Math.exp(0.6) + 1)));
  });

  it('NPS: its interval by base, and how many it takes to show five points', () => {
    const of = (n: number) => {
      const distribution = new Array<number>(11).fill(0);
      distribution[10] = n / 2;
      distribution[8] = n * 0.3;
      distribution[3] = n / 5;
      return npsOfCounts({ n, distribution, squares: n, settings: { confidence: 0.95 } });
    };
    says(
      'nps-change',
      ...[200, 400, 1000, 2000, 4000].map(n => `| ${thousands(n)} | ±${of(n).marginOfError.toFixed(1)} |`),
    );
    says('nps-change', of(400).standardError.toFixed(1), of(400).ciLower.toFixed(1), of(400).ciUpper.toFixed(1));
    const between = (n: number) => `±${(Math.SQRT2 * of(n).marginOfError).toFixed(1)}`;
    says('nps-change', between(400), between(1000), between(1875));
    const perWave = (z: number) => Math.ceil((2 * 0.61 * z ** 2) / 0.05 ** 2);
    says('nps-change', thousands(perWave(1.959964)), thousands(perWave(1.959964 + 0.841621)));
  });

  it('key drivers: betas, shares of R² and Shapley values of two drivers that hang together', () => {
    const [quality, service, both] = [0.6, 0.5, 0.7];
    const free = 1 - both ** 2;
    const explained = (quality ** 2 + service ** 2 - 2 * quality * service * both) / free;
    const row = (own: number, other: number) => {
      const shapley = (own ** 2 + explained - other ** 2) / 2;
      const beta = ((own - other * both) / free).toFixed(2);
      const [alone, last] = [percent(own ** 2, 1), percent(explained - other ** 2, 1)];
      return `| ${beta} | ${alone} | ${last} | ${percent(shapley, 1)} | ${percent(shapley / explained)} |`;
    };
    says('key-drivers', percent(explained, 1), row(quality, service), row(service, quality));
  });

  it('quotas and cleaning: cells, people to approach, and grids that come out alike by chance', () => {
    says('quotas-and-screening', String(2 * 4 * 3), thousands(400 / 0.2));
    expect(400 / 24).toBeLessThan(17);
    const alike = (rows: number) => 5 * 0.2 ** rows;
    says('flags-not-deletions', percent(alike(3)), percent(alike(5), 2), String(Math.round(400 * alike(3))));
  });
});
