import { limits } from '@wenshu/survey-core/answering';
import { describe, expect, test } from 'vitest';
import { questionTypes } from '../core.ts';
import { example } from './examples.ts';
import { findRegion } from './region.ts';

const HOTSPOT_MODE = 20116;
const MAX_CLICKS = 20118;
const PICTURE = 20114;
const REGION = 20117;
const clicks = questionTypes['image-hotspot'].bind({
  ...example.question,
  settings: { ...example.question.settings, [HOTSPOT_MODE]: 2, [MAX_CLICKS]: 2 },
});
const inTop = { x: 0.5, y: 0.1 };
const beside = { x: 0.99, y: 0.99 };

describe('free clicks', () => {
  test('keep their order through the wire, whatever the order of the rows', () => {
    const answer = { points: [beside, inTop] };
    const rows = clicks.toRows(answer);
    expect(rows).toHaveLength(2);
    expect(clicks.parse(clicks.fromRows([...rows].reverse()))).toEqual({ answer });
  });

  test('say which regions they fell into, to logic and to data', () => {
    expect(clicks.operands({ points: [beside, inTop] })).toEqual({ selected: ['a'] });
    expect(clicks.values({ points: [beside, inTop] })).toEqual(['0.99,0.99; 0.5,0.1', 1, 0, 0]);
    expect(clicks.values(undefined)).toEqual([null, null, null, null]);
  });

  test('are as many as allowed, within the picture', () => {
    expect(clicks.check({ points: [inTop, inTop, inTop] })).toEqual([{ problem: 'too-many', num: 2 }]);
    for (const raw of [
      { points: [{ x: 1.2, y: 0 }] },
      { points: [{ x: Number.NaN, y: 0 }] },
      { a: 'like' },
      { points: 5 },
      { points: new Array(limits.hotspotClicks + 1).fill(inTop) },
    ])
      expect(clicks.parse(raw)).toEqual({ problem: 'not-readable' });
  });
});

test('regions need something to judge and clicks do not; both need the picture', () => {
  const { checkDesign } = questionTypes['image-hotspot'];
  const asked = (settings: object) => checkDesign?.({ ...example.question, items: [], settings: { ...settings } });
  expect(asked({ [PICTURE]: '/a.png' })).toEqual(['options-missing']);
  expect(asked({ [PICTURE]: '/a.png', [HOTSPOT_MODE]: 2 })).toEqual([]);
  expect(asked({ [HOTSPOT_MODE]: 2 })).toEqual(['picture-missing']);
});

test('a region that was not drawn, or lies outside of the picture, is none', () => {
  const item = (region: string) => ({ id: 'a', title: { text: 'A' }, settings: { [REGION]: region } });
  expect(findRegion(item('0,0,1,1'))).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  for (const written of ['', '0,0,1', '0.5,0,0.6,1', '0,0,0,1', ',,,', '0,0,1,1,1', 'a,b,c,d'])
    expect(findRegion(item(written))).toBeUndefined();
});
