import { expect, it } from 'vitest';
import { findFileCircles } from './find-file-circles.ts';

const files = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([source, names]) => ({ source, dependencies: names.map(resolved => ({ resolved })) }));

it('tells the way around, once, wherever the walk comes in', () => {
  expect(findFileCircles(files({ a: ['b'], b: ['c'], c: ['d', 'b'], d: [] }))).toEqual(['b → c → b']);
  expect(findFileCircles(files({ x: ['y'], y: ['z'], z: ['x'] }))).toEqual(['x → y → z → x']);
  expect(findFileCircles(files({ self: ['self'] }))).toEqual(['self → self']);
});

it('takes two ways to one file for no circle', () => {
  expect(findFileCircles(files({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
});

it('finds a circle behind a file that was left already', () => {
  expect(findFileCircles(files({ a: ['b', 'c'], b: [], c: ['b', 'a'] }))).toEqual(['a → c → a']);
});
