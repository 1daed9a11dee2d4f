import { expect, test } from 'vitest';
import { isSettingValue, parseDesign } from '../src/index.ts';

const levels = [['a', 'b'], ['c']];
const design = (rest: object) =>
  JSON.stringify({
    levels,
    versions: [
      [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    ],
    ...rest,
  });

test('a design is read when every concept names a level of every attribute', () => {
  expect(parseDesign(design({}))).toEqual({
    levels,
    versions: [
      [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    ],
  });
  expect(isSettingValue('design', design({}))).toBe(true);
});

test.each([
  ['no JSON', 'versions'],
  ['no list of levels', design({ levels: 'ab' })],
  ['a level twice', design({ levels: [['a', 'b'], ['a']] })],
  ['no version', design({ versions: [] })],
  ['an empty task', design({ versions: [[[]]] })],
  ['a level that is not there', design({ versions: [[[[0, 1]]]] })],
  ['an attribute left out', design({ versions: [[[[0]]]] })],
  ['half a level', design({ versions: [[[[0.5, 0]]]] })],
])('%s is no design', (_what, text) => {
  expect(parseDesign(text)).toBeUndefined();
  expect(isSettingValue('design', text)).toBe(false);
});
