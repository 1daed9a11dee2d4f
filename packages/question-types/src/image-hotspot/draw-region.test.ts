import { expect, test } from 'vitest';
import { drawnRegion, nudgeRegion, writeRegion } from './draw-region.ts';

test('a region is drawn in any direction and stays inside the picture', () => {
  expect(drawnRegion({ x: 0.5, y: 0.5 }, { x: 0.25, y: 2 })).toEqual({ x: 0.25, y: 0.5, width: 0.25, height: 0.5 });
});

test('a mere click draws nothing', () => {
  expect(drawnRegion({ x: 0.5, y: 0.5 }, { x: 0.502, y: 0.7 })).toBeUndefined();
});

test('arrow keys move it, and with Shift change its size, never beyond the picture', () => {
  const region = { x: 0.5, y: 0, width: 0.5, height: 0.2 };
  expect(nudgeRegion(region, 'ArrowRight', false)).toEqual(region);
  expect(nudgeRegion(region, 'ArrowDown', false)).toMatchObject({ x: 0.5, y: 0.01 });
  expect(nudgeRegion(region, 'ArrowLeft', true)).toMatchObject({ width: 0.49 });
  expect(nudgeRegion(region, 'Enter', false)).toBeUndefined();
});

test('it is written in fractions of the picture', () => {
  expect(writeRegion({ x: 1 / 3, y: 0, width: 0.5, height: 0.25 })).toBe('0.3333,0,0.5,0.25');
});
