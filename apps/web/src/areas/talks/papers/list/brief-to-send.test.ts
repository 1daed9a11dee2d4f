import { paperShapes } from '@wenshu/papers';
import { describe, expect, it } from 'vitest';
import { briefProblem, titleOf } from './brief-to-send.ts';

const outline = paperShapes.outline;

describe('the title of a paper that nobody named', () => {
  it.each([
    ['  Oat milk ', { goal: 'Why so few' }, 'Oat milk'],
    ['', { minutes: 60, people: 'Women of 25–35', goal: '弄清为什么少复购。再看看价格' }, '弄清为什么少复购'],
    [' ', { people: 'Women of 25–35\nin cities' }, 'Women of 25–35'],
    ['', { minutes: 60 }, ''],
    ['', { goal: 'x'.repeat(90) }, 'x'.repeat(40)],
  ])('given "%s" and %o it is "%s"', (given, brief, title) => {
    expect(titleOf(given, outline, brief)).toBe(title);
  });
});

it('a number outside of its bounds is told with them, and text has no bounds to be told', () => {
  const minutes = outline.brief['minutes']!;
  expect([5, 10, 480, 481, 45.5, undefined].map(value => briefProblem(minutes, value) !== undefined)).toEqual([
    true,
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(briefProblem(minutes, 5)).toEqual({ least: 10, most: 480 });
  expect(briefProblem(outline.brief['goal']!, '')).toBeUndefined();
});
