import { limits, parseCascade } from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { regionLines } from './region-lines.ts';

test.each([2, 3] as const)('the regions of China in %s levels are a cascade within its limits (S5.22)', levels => {
  const text = regionLines(levels);
  const lines = text.split('\n');
  expect(lines.length).toBeLessThanOrEqual(limits.cascadeImportCases);
  const parsed = parseCascade(text);
  expect(parsed).not.toHaveProperty('problem');
  const { options } = parsed as Exclude<typeof parsed, { problem: unknown }>;
  expect(options.filter(option => option.parent === undefined)).toHaveLength(34);
  expect(lines.every(line => line.split('\t').length === levels)).toBe(true);
});

test('they have municipalities as their own city, and places without any below them once more', () => {
  const cities = regionLines(2).split('\n');
  expect(cities.length).toBeGreaterThan(330);
  expect(cities.filter(line => line.startsWith('上海市'))).toEqual(['上海市\t上海市']);
  expect(cities).toContain('河北省\t石家庄市');
  const areas = regionLines(3).split('\n');
  expect(areas.length).toBeGreaterThan(2800);
  expect(areas).toContain('上海市\t上海市\t黄浦区');
  expect(areas).toContain('河北省\t石家庄市\t长安区');
  expect(cities).toContain('湖北省\t仙桃市');
  expect(areas).toContain('湖北省\t仙桃市\t仙桃市');
  expect(areas).toContain('广东省\t东莞市\t东莞市');
  expect(areas).toContain('台湾省\t台湾省\t台湾省');
});
