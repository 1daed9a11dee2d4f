import { describe, expect, it } from 'vitest';
import { themeColours } from '../../report/theme-colours.ts';
import type { BarsOf, Scale } from '../exhibits.ts';
import { numberAs, type PlainUnit } from '../units.ts';
import { chartColours, coloursOf, inkOn } from './chart-look.ts';
import { chroma, contrast, distance, labOf, seenByFew } from './colour-space.ts';
import { ASIDE, NEUTRAL, scaleColours } from './scale-colours.ts';

const scaleOfPoints = (count: number, hasMiddle = true): Scale => ({
  hasMiddle,
  items: Array.from({ length: count }, (_, at) => ({ name: String(at + 1), at: at / (count - 1) })),
});
const namesOf = ({ items }: Scale) => items.map(({ name }) => name);
const lightness = (colour: string) => labOf(colour)[0];

const palettes: Readonly<Record<string, readonly string[]>> = {
  house: chartColours,
  ink: themeColours({ name: 'ink' }).colours,
  clay: themeColours({ name: 'clay' }).colours,
  sky: themeColours({ name: 'sky' }).colours,
  'one of blues only': ['#1f5f8b', '#7fb7d6', '#0f3a57', '#4c9bbf'],
  'an own orange': themeColours({ name: 'pine', accent: '#e8590c' }).colours,
  'an own pale yellow': ['#ffe066', '#fff3bf'],
};

describe('colours of a scale', () => {
  it.each(Object.entries(palettes))('lead over the middle to two ends that all eyes tell apart: %s', (_, palette) => {
    const scale = scaleOfPoints(5);
    const colours = scaleColours(scale, namesOf(scale), palette);
    expect(new Set(colours).size).toBe(5);
    expect(colours[2]).toBe(NEUTRAL);
    const [lowest, low, middle, high, highest] = colours.map(lightness) as [number, number, number, number, number];
    expect(lowest < low && low < middle && high < middle && highest < high).toBe(true);
    const [first, last] = [colours[0]!, colours[4]!];
    for (const see of [labOf, seenByFew]) {
      expect(distance(see(first), see(last))).toBeGreaterThan(0.1);
      // Beside each other, too.
      for (const [at, colour] of colours.entries())
        if (at > 0) expect(distance(see(colour), see(colours[at - 1]!))).toBeGreaterThan(0.05);
    }
    for (const colour of colours) expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5);
  });

  it('are as many on each side where there is no middle, and none of them is grey', () => {
    const scale = scaleOfPoints(4);
    const colours = scaleColours(scale, namesOf(scale), chartColours);
    expect(new Set(colours).size).toBe(4);
    for (const colour of colours) expect(chroma(labOf(colour))).toBeGreaterThan(0.02);
  });

  it('become stronger where the scale only rises, and where a grey has no opposite', () => {
    const ages = scaleOfPoints(6, false);
    const greys = ['#3a4446', '#a9b2b3', '#667577'];
    for (const colours of [
      scaleColours(ages, namesOf(ages), chartColours),
      scaleColours(scaleOfPoints(6), namesOf(ages), greys),
    ]) {
      const lights = colours.map(lightness);
      expect(lights.toSorted((a, b) => b - a)).toEqual(lights);
      expect(new Set(colours).size).toBe(6);
    }
  });

  it('stay with their names when some are hidden or sorted; what is beside the scale is grey', () => {
    const scale = scaleOfPoints(5);
    const all = scaleColours(scale, namesOf(scale), chartColours);
    expect(scaleColours(scale, ['5', 'Top 2', '1'], chartColours)).toEqual([all[4], ASIDE, all[0]]);
  });
});

describe('a chart', () => {
  const scale = scaleOfPoints(3);
  const series = (name: string, values: readonly number[]) => ({ id: name, name, values });
  const bars: BarsOf<PlainUnit> = {
    id: 'c',
    kind: 'bars',
    title: '',
    notes: [],
    source: { asOf: '', base: { people: 60 } },
    ordered: scale,
    format: numberAs(1),
    direction: 'columns',
    layout: 'grouped',
    categories: namesOf(scale),
    series: [series('All', [20, 30, 50])],
  };
  const ofScale = scaleColours(scale, namesOf(scale), chartColours);

  it('has the colours of the scale wherever its places have colours', () => {
    expect(coloursOf(bars)).toEqual(ofScale);
    const stacked = {
      ...({ ...bars, layout: 'stacked-to-100', categories: ['Women', 'Men'] } as BarsOf<PlainUnit>),
      series: namesOf(scale).map(name => series(name, [30, 40])),
    };
    expect(coloursOf(stacked)).toEqual(ofScale);
    expect(coloursOf({ ...bars, kind: 'parts', shape: 'pie', series: [bars.series[0]!] })).toEqual(ofScale);
  });

  it('keeps the others where its colours stand for groups, or a scale only rises along one colour', () => {
    const groups = [series('Women', [1, 2, 3]), series('Men', [1, 2, 3])];
    expect(coloursOf({ ...bars, series: groups })).toBe(chartColours);
    expect(coloursOf({ ...bars, ordered: { ...scale, hasMiddle: false } })).toBe(chartColours);
  });
});
