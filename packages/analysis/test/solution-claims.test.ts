import { distributions } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import type { Exhibit, ModelName } from '../src/index.ts';
import { crossingsOf } from '../src/simulated/index.ts';
import { toldBy } from './case-data.ts';
import { codedVariable, presentModel } from './model-truth.ts';
import type { SlowData } from './run-kind.ts';
import { mindless, researchQuestions, simulateResearch, truth } from './simulated-research.ts';

type Research = ModelName & keyof typeof researchQuestions;
const shown = (name: Research, data: SlowData, options: object = {}): readonly Exhibit[] =>
  presentModel(name, { slots: { question: [researchQuestions[name].id] }, options: options as never }, data);
const meaningIn = (exhibits: readonly Exhibit[], id: string) => toldBy(exhibits, id, 'meaning');

const SETS = 60;
/** Every thirtieth has not answered all: 41 people of whom 40 did. */
const noise = Array.from({ length: SETS }, (_, seed) => {
  const { rows, ...data } = simulateResearch(41, 900 + seed, mindless);
  return { ...data, rows: rows.map((row, at) => (at === 7 ? {} : row)) } as SlowData;
});

/** The most that a chance of 5% gives of so many, but for once in a thousand. */
function mostOf(count: number): number {
  const many = Array.from({ length: count + 1 }, (_, most) => most);
  return many.find(most => distributions.binomialCdf(most, count, 0.05) >= 0.999)!;
}

/** In how many of the sets something is said that names a winner. */
const named = (name: Research, exhibit: string, winner: RegExp) =>
  noise.filter(data => meaningIn(shown(name, data), exhibit).some(text => winner.test(text))).length;

describe('people who choose by chance have no winner, as often as chance allows', () => {
  it.each([
    ['cbc', 'importance', /makes the most difference|Clearly liked best/],
    ['cpc', 'importance', /makes the most difference|Clearly liked best/],
    ['maxdiff', 'shares', /matters most|times that of/],
    ['bpto', 'demand', /more than any other brand/],
  ] as const)('%s', (name, exhibit, winner) => {
    expect(named(name, exhibit, winner)).toBeLessThanOrEqual(mostOf(SETS));
  });

  it('nor is a feature of any kind', () => {
    const features = noise.flatMap(data => meaningIn(shown('kano', data), 'quadrant'));
    const told = features.reduce((sum, text) => sum + [...text.matchAll(/\([\d.]+%/g)].length, 0);
    expect(told).toBeLessThanOrEqual(mostOf(4 * SETS));
    // What is not clear is said to be so.
    const unclear = noise.filter(data => toldBy(shown('kano', data), 'quadrant', 'warning').some(isUnclear));
    expect(unclear.length).toBe(SETS);
  });

  it('nor is one combination of likings the best', () => {
    const drinks = { ...codedVariable('m', ['tea', 'milk', 'juice', 'beer']), kept: 'codes' as const };
    const best = noise.filter(({ rows }, set) => {
      const liked = rows.map((_, at) => ({ m: [1, 2, 3, 4].filter(code => (at * 7 + code * 13 + set * 5) % 11 < 4) }));
      const shuffled = liked.map((row, at) => ({ m: row.m.map(code => ((code + at * at + set) % 4) + 1) }));
      const exhibits = presentModel(
        'turf',
        { slots: { sets: ['m'] }, options: { size: 2 } },
        {
          rows: shuffled,
          variables: [drinks],
        },
      );
      return meaningIn(exhibits, 'combinations').some(text => text.startsWith('The best'));
    });
    expect(best.length).toBeLessThanOrEqual(mostOf(SETS));
  });
});

const isUnclear = (text: string) => /No clear category|Tied/.test(text);

describe('what people do think is said', () => {
  const data = simulateResearch(300);
  it.each([
    ['cbc', 'importance', /“Brand” makes the most difference.*\|.*Brand: Acme.*Size: Large/],
    // Price and brand matter as much to raters, within the error.
    ['cpc', 'importance', /is not settled: “Brand”.*“Price”.*\|.*Brand: Acme.*Size: Large/],
    ['maxdiff', 'shares', /“Taste” matters most.*\|.*“Taste” is about \d.*“Advert”/],
    ['bpto', 'demand', /take “Acme” first, more than any other brand/],
    [
      'kano',
      'quadrant',
      /Must-be.*search.*\|One-dim.*speed.*\|Attractive.*themes \([\d.]+%; [\d.]+% would be dissatisfied/,
    ],
    ['psm', 'curves', /Acceptable prices run from.*\|.*95% interval/],
  ] as const)('%s', (name, exhibit, told) => {
    expect(meaningIn(shown(name, data), exhibit).join('|')).toMatch(told);
  });
});

it('the interval of a price point misses the true one no oftener than it says', () => {
  const { opp } = crossingsOf({ ...truth.psm, spread: 0.25 });
  const sets = 20;
  const missed = Array.from({ length: sets }, (_, seed) => {
    const exhibits = shown('psm', simulateResearch(60, 300 + seed));
    const [, told] = meaningIn(exhibits, 'curves');
    const [, low, high] = told!.match(/interval ¥?([\d.]+)–¥?([\d.]+)/)!;
    // Prices are on a list with steps of 2.
    return Number(low) > opp + 1 || Number(high) < opp - 1;
  }).filter(Boolean);
  expect(missed.length).toBeLessThanOrEqual(mostOf(sets));
});

describe('utilities of each person', () => {
  const options = { estimate: 'individual', draws: 300, burnIn: 300, chains: 2, seed: 3 };
  const ofPeople = (name: 'cbc' | 'maxdiff', data: SlowData) => shown(name, data, options);
  const first = /makes the most difference|matters most|Not everybody wants the same/;
  const chart = { cbc: 'importance', maxdiff: 'shares' } as const;

  it.each(['cbc', 'maxdiff'] as const)(
    '%s of people who choose by chance: nothing is first, and it is said why',
    name => {
      const sets = noise.slice(0, 4).map(data => ofPeople(name, data));
      const wrong = sets.filter(exhibits => meaningIn(exhibits, chart[name]).some(text => first.test(text)));
      expect(wrong.length).toBeLessThanOrEqual(1);
      const chance = sets.filter(exhibits =>
        toldBy(exhibits, chart[name], 'warning').some(text => /from chance/.test(text)),
      );
      expect(chance.length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(['cbc', 'maxdiff'] as const)('%s of people who know what they want: it is said', name => {
    const exhibits = ofPeople(name, simulateResearch(300));
    expect(meaningIn(exhibits, chart[name])[0]).toMatch(first);
    expect(toldBy(exhibits, chart[name], 'footnote').join()).toMatch(
      /Prior: the variance .* was learnt from the answers, 0\.\d+; 5 degrees/,
    );
  });

  it('two people cannot be relied upon, however well their chains agree', () => {
    const { rows, ...data } = simulateResearch(400);
    const exhibits = ofPeople('cbc', { ...data, rows: rows.slice(0, 2) });
    expect(meaningIn(exhibits, 'importance')).toEqual([]);
    expect(toldBy(exhibits, 'importance', 'warning')).toContainEqual(expect.stringContaining('Fewer than 30'));
    expect(exhibits.flatMap(({ notes }) => notes.map(({ text }) => text)).join()).not.toContain('relied');
  });

  it('everybody took none: nothing matters most, and what is missing is said', () => {
    const { rows, ...data } = simulateResearch(60);
    const key = researchQuestions.cbc.id;
    const none = rows.map(row => ({
      ...row,
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map(task => [`${key}#${task}`, 0])),
    }));
    const exhibits = ofPeople('cbc', { ...data, rows: none });
    expect(meaningIn(exhibits, 'importance')).toEqual([]);
    expect(toldBy(exhibits, 'importance', 'warning')).toContainEqual(
      expect.stringMatching(/^In 100\.0% of the tasks people took none/),
    );
  });
});
