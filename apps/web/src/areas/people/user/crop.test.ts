import { expect, test } from 'vitest';
import { cropSide, MOST_ZOOM, moveCrop, wholeCrop, zoomCrop } from './crop.ts';

const size = { width: 400, height: 200 };
const whole = wholeCrop(size);

test('begins with the largest square in the middle', () => {
  expect(whole).toEqual({ x: 200, y: 100, zoom: 1 });
  expect(cropSide(size, whole)).toBe(200);
});

test('is moved as the hand moves the picture, and never out of it', () => {
  expect(moveCrop(size, whole, 0.25, 0)).toMatchObject({ x: 150 });
  expect(moveCrop(size, whole, 9, 9)).toMatchObject({ x: 100, y: 100 });
  expect(moveCrop(size, whole, -9, -9)).toMatchObject({ x: 300, y: 100 });
});

test('is enlarged around its middle, five times at most, and comes back inside when it is made larger again', () => {
  const near = moveCrop(size, zoomCrop(size, whole, 4), 9, 9);
  expect(near).toEqual({ x: 25, y: 25, zoom: 4 });
  expect(zoomCrop(size, near, 1)).toEqual({ x: 100, y: 100, zoom: 1 });
  expect(zoomCrop(size, whole, 99).zoom).toBe(MOST_ZOOM);
  expect(zoomCrop(size, whole, 0).zoom).toBe(1);
});
