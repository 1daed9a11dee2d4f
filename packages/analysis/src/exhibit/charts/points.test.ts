import { describe, expect, it } from 'vitest';
import type { Points, Ranges } from '../exhibits.ts';
import { numberAs } from '../units.ts';
import { axisEnds } from './axis-ends.ts';
import { placeLabels } from './place-labels.ts';
import { layPoints } from './points.ts';
import { rangesOption } from './ranges.ts';

const framed = { id: 'c', title: '', notes: [], source: { asOf: '', base: { people: 90 } } };
const overlap = (
  one: { x: number; y: number; width: number; height: number },
  other: { x: number; y: number; width: number; height: number },
) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Points in every corner and a heap in the middle. */
const crowded: Points = {
  ...framed,
  kind: 'points',
  xTitle: 'X',
  yTitle: 'Y',
  isSquare: false,
  format: numberAs(1),
  groups: [{ name: 'G', mark: 'dot' }],
  points: [
    ...[0, 100].flatMap(x => [0, 100].map(y => ({ x, y, group: 0, text: `在角上的功能 ${x} ${y}` }))),
    ...[48, 49, 50, 51].map(at => ({ x: at, y: at, group: 0, text: `Feature in the middle ${at}` })),
  ],
  rules: [{ axis: 'y', at: 50, text: 'Mean' }],
  quadrants: ['必须具备的功能', '期望型', '无差异', '魅力型功能'],
};

describe('the names of points', () => {
  it('stand upon no other name, no mark and no word in a corner, and within the chart', () => {
    for (const [width, height] of [
      [760, 360],
      [420, 300],
    ] as const) {
      const { labels, marks, corners } = layPoints(crowded, { width, height });
      const named = labels.flatMap(label => (label ? [label.box] : []));
      const others = [
        ...corners.map(({ box }) => box),
        ...marks.map(({ x, y, reach }) => ({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach })),
      ];
      expect(named.length).toBeGreaterThan(5);
      for (const [at, box] of named.entries()) {
        expect([...named.slice(at + 1), ...others].filter(other => overlap(box, other))).toEqual([]);
        expect(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height).toBe(true);
      }
    }
  });

  it('are cut where they are long, and left out where there is no place at all', () => {
    const room = { x: 0, y: 0, width: 300, height: 100 };
    const [long] = placeLabels([{ x: 10, y: 50, reach: 4, text: '很长的名称'.repeat(20) }], room, []);
    expect(long!.text).toMatch(/^很长的名称.*…$/);
    expect(placeLabels([{ x: 10, y: 50, reach: 4, text: 'A' }], room, [room])).toEqual([undefined]);
  });
});

describe('an axis', () => {
  it('ends at round numbers beyond its points, and not below nothing where nothing is less', () => {
    expect(axisEnds([12, 61])).toEqual({ min: 0, max: 70, interval: 10 });
    expect(axisEnds([-3, 4])).toEqual({ min: -4, max: 6, interval: 2 });
    expect(axisEnds([0.52, 0.71])).toEqual({ min: 0.5, max: 0.75, interval: 0.05 });
    expect(axisEnds([3, 3])).toEqual({ min: 2, max: 4, interval: 1 });
  });

  it('of ratios counts in doublings, so that a half is as far from 1 as twice as much', () => {
    const odds: Ranges = {
      ...framed,
      kind: 'ranges',
      format: { as: 'number', decimals: 2 },
      isLog: true,
      rows: [{ text: 'r', at: 1.4, low: 0.6, high: 3.1 }],
      rules: [{ axis: 'x', at: 1 }],
    };
    const view = { width: 600, height: 300, language: 'en' } as const;
    expect(rangesOption(odds, view).xAxis).toMatchObject({ type: 'log', logBase: 2, min: 0.5, max: 4 });
    const wide = { ...odds, rows: [{ text: 'r', at: 4, low: 0.02, high: 900 }] };
    expect(rangesOption(wide, view).xAxis).toMatchObject({ type: 'log', logBase: 10, min: 0.01, max: 1000 });
    // What has no logarithm is drawn as it is.
    const none = { ...odds, rows: [{ text: 'r', at: 1, low: 0, high: 2 }] };
    expect(rangesOption(none, view).xAxis).toMatchObject({ type: 'value' });
  });
});
