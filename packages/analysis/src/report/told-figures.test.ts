import { describe, expect, it } from 'vitest';
import { changesSince, type ToldFigure } from './told-figures.ts';

const format = { as: 'percent', decimals: 1 } as const;
const share = (item: string, count: number, people: number, title = 'Q1'): ToldFigure => {
  const value = (100 * count) / people;
  return { id: `${title} ${item}`, title, item, value, format, people, variance: value * (100 - value) };
};
const score = (up: number, down: number, people: number): ToldFigure => {
  const value = (100 * (up - down)) / people;
  const variance = (10_000 * (up + down)) / people - value ** 2;
  return { id: 'nps:q2', title: 'Q2', value, format, people, variance };
};
const verdictOf = (before: readonly ToldFigure[], now: readonly ToldFigure[]) =>
  changesSince(before, now).map(({ figure, verdict }) => [figure.id, verdict]);

describe('what has changed since the last report', () => {
  it('is said of who came since, by the pooled test of two proportions', () => {
    // 50 of 100, then 130 of 200: 50 of 100 against 80 of 100, z = 4.45. With 55 of the new ones z = 0.71.
    expect(verdictOf([share('A', 50, 100)], [share('A', 130, 200)])).toEqual([['Q1 A', 'differs']]);
    expect(verdictOf([share('A', 50, 100)], [share('A', 105, 200)])).toEqual([['Q1 A', 'chance']]);
  });

  it('is at the edge what the formula says: z = 1.96 is reached between 63 and 64 of the new hundred', () => {
    expect(verdictOf([share('A', 50, 100)], [share('A', 113, 200)])).toEqual([['Q1 A', 'chance']]);
    expect(verdictOf([share('A', 50, 100)], [share('A', 114, 200)])).toEqual([['Q1 A', 'differs']]);
  });

  it('is told of scores too', () => {
    expect(verdictOf([score(40, 30, 100)], [score(110, 40, 200)])).toEqual([['nps:q2', 'differs']]);
    expect(verdictOf([score(40, 30, 100)], [score(82, 60, 200)])).toEqual([['nps:q2', 'chance']]);
  });

  it('is tested less boldly where much is tested: a difference that passes alone does not among ten', () => {
    const others = Array.from({ length: 9 }, (_, at) => `Q${at + 2}`);
    const before = [share('A', 50, 100), ...others.map(title => share('A', 50, 100, title))];
    const now = [share('A', 114, 200), ...others.map(title => share('A', 100, 200, title))];
    expect(new Set(verdictOf(before, now).map(([, verdict]) => verdict))).toEqual(new Set(['chance']));
  });

  it('is not tested where few came, where numbers are weighted, or where answers went', () => {
    expect(verdictOf([share('A', 50, 100)], [share('A', 79, 129)])).toEqual([['Q1 A', 'untested']]);
    expect(verdictOf([share('A', 50, 100)], [share('A', 40, 80)])).toEqual([['Q1 A', 'untested']]);
    expect(verdictOf([share('A', 90, 100)], [share('A', 85, 150)])).toEqual([['Q1 A', 'untested']]);
    const weighted = { ...share('A', 130, 200), variance: null };
    expect(verdictOf([share('A', 50, 100)], [weighted])).toEqual([['Q1 A', 'untested']]);
  });

  it('is told of the answer that leads now, once for each question, with what it was then', () => {
    const before = [share('A', 60, 100), share('B', 40, 100)];
    const now = [share('A', 90, 200), share('B', 110, 200)];
    expect(changesSince(before, now)).toMatchObject([{ figure: { item: 'B', value: 55 }, before: 40 }]);
  });
});
