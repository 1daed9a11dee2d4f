import { seededRandom } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { caseData, figureIn, toldBy } from '../../../test/case-data.ts';
import { modelData } from '../../../test/model-examples.ts';
import { cellsOf, presentModel, refusalOf } from '../../../test/model-truth.ts';

const { weight: _weight, ...unweighted } = modelData;
const ratings = caseData({
  food: [4, 5, 4, 5],
  price: [1, 2, 2, 1],
  room: [5, 4, 5, 4],
  music: [2, 1, 1, 2],
  foodMatters: [5, 5, 4, 5],
  priceMatters: [5, 4, 5, 5],
  roomMatters: [1, 2, 1, 1],
  musicMatters: [2, 1, 1, 1],
});
// As many people as it takes to be sure.
const sure = { ...ratings, rows: Array.from({ length: 44 }, (_, at) => ratings.rows[at % 4]!) };
const performance = ['food', 'price', 'room', 'music'];
const importance = performance.map(name => `${name}Matters`);

describe('importance and performance', () => {
  it('puts every aspect into its quadrant, parted at the means', () => {
    const shown = presentModel('importancePerformance', { slots: { performance, importance } }, sure, 'zh');
    const map = shown.find(({ id }) => id === 'map');
    expect(map).toMatchObject({
      kind: 'points',
      quadrants: ['优势保持', '重点改进', '低优先', '可能投入过多'],
      rules: [
        { axis: 'x', at: 3 },
        { axis: 'y', at: 3 },
      ],
    });
    expect(toldBy(shown, 'map', 'meaning')).toEqual([
      '应优先改进（重要但表现偏低）：price。',
      '应继续保持（重要且表现较好）：food。',
      '投入可以适当减少（不太重要但表现较好）：room。',
      '可以稍后再改（不太重要，表现也偏低）：music。',
    ]);
    expect(cellsOf(shown, 'attributes')[0]!.slice(0, 2)).toEqual([4.5, 4.75]);
  });

  it('derives importance from an outcome: the same figures as correlations and relative weights', () => {
    const aspects = ['s1', 's2', 's4'];
    const slots = { performance: aspects, outcome: ['n1'] };
    const drivers = presentModel('keyDrivers', { slots: { dependent: ['n1'], drivers: aspects } }, modelData);
    for (const [derivedBy, column] of [
      ['correlation', 'correlation'],
      ['relativeWeights', 'relativeWeights'],
    ] as const) {
      const shown = presentModel('importancePerformance', { slots, options: { derivedBy } }, modelData);
      for (const key of aspects)
        expect(figureIn(shown, 'attributes', key, 'importance')).toBeCloseTo(
          figureIn(drivers, 'drivers', key, column)!,
          8,
        );
    }
  });

  it('gives no advice on noise, and says so: in words, and in the table', () => {
    const random = seededRandom(5);
    const noise = unweighted.rows.map(row => ({ ...row, n1: random.normal() }));
    const slots = { performance: ['s1', 's2', 's4', 's5'], outcome: ['n1'] };
    for (const derivedBy of ['correlation', 'relativeWeights']) {
      const shown = presentModel(
        'importancePerformance',
        { slots, options: { derivedBy } },
        { ...unweighted, rows: noise },
      );
      expect(toldBy(shown, 'map', 'meaning')).toEqual([
        expect.stringMatching(/^No aspect is in any quadrant for sure/),
      ]);
      expect(toldBy(shown, 'map', 'warning')).toEqual([expect.stringMatching(/^Nothing shows that these have to do/)]);
      expect(cellsOf(shown, 'attributes').map(row => row[2])).toEqual(Array(4).fill('About average'));
    }
  });

  it('advises only on what differs from the average for sure, and on nobody fewer than 30', () => {
    const random = seededRandom(9);
    const scale = (value: number) => Math.min(5, Math.max(1, Math.round(value)));
    const rows = Array.from({ length: 300 }, (_, at) => {
      const [price, food, room] = [scale(2 + random.normal()), scale(4 + random.normal()), scale(3 + random.normal())];
      const overall = 2 * price + 2 * food + 0.2 * room + random.normal();
      return { price, food: at % 9 === 0 ? null : food, room, overall };
    });
    const data = caseData({
      price: rows.map(row => row.price),
      food: rows.map(row => row.food),
      room: rows.map(row => row.room),
      overall: rows.map(row => row.overall),
    });
    const slots = { performance: ['room', 'price', 'food'], outcome: ['overall'] };
    const told = (people: number) => {
      const some = { ...data, rows: data.rows.slice(0, people) };
      return toldBy(presentModel('importancePerformance', { slots }, some), 'map', 'meaning');
    };
    expect(told(300).slice(0, 2)).toEqual([
      'Improve first (important, below average): price.',
      'Keep up (important, above average): food.',
    ]);
    expect(told(29)).toEqual([expect.stringMatching(/^No aspect/)]);
  });

  it('gives no advice on what goes against the overall rating, whose relative weight has no sign', () => {
    const rows = unweighted.rows.map(row => ({ ...row, s1: 6 - Number(row.s1) }));
    const slots = { performance: ['s1', 's4', 's5'], outcome: ['n1'] };
    for (const derivedBy of ['correlation', 'relativeWeights']) {
      const shown = presentModel('importancePerformance', { slots, options: { derivedBy } }, { ...unweighted, rows });
      expect(toldBy(shown, 'map', 'warning')).toEqual([expect.stringMatching(/^These correlate negatively .*: S1 /)]);
      expect(toldBy(shown, 'map', 'meaning').join()).not.toContain('S1 Question s1');
    }
  });

  it('needs to know what is important', () => {
    expect(refusalOf('importancePerformance', { slots: { performance } }, ratings)).toEqual({
      word: 'empty',
      slot: 'outcome',
    });
    const three = { performance, importance: importance.slice(1) };
    expect(refusalOf('importancePerformance', { slots: three }, ratings)).toEqual({
      word: 'too-few',
      slot: 'importance',
      least: 4,
    });
    const rows = unweighted.rows.map(row => ({ ...row, n1: 3 }));
    const flat = { slots: { performance: ['s1', 's2'], outcome: ['n1'] } };
    expect(refusalOf('importancePerformance', flat, { ...unweighted, rows })).toMatchObject({
      word: 'constant',
      variable: 'n1',
    });
  });
});
