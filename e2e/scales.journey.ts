import type { Locator, Page } from '@playwright/test';
import { writeSettings } from '@wenshu/survey-core';
import { address, expect, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { perLine } from './support/per-line.ts';
import { type Asked, designSurvey, publishSurvey, questionId, signedInCalls } from './support/survey-maker.ts';

const ends = { lowLabel: '完全不同意', highLabel: '完全同意' };
const numbers = (count: number, first = 1) => Array.from({ length: count }, (_, at) => String(at + first));
const words = ['非常不满意', '不满意', '一般', '满意', '非常满意'];

/** Scales as creators make them: few and many points, numbers and words, alone and by rows. */
const scales = {
  nps: { type: 'nps', title: '推荐' },
  'five stars': { type: 'rating', title: '五星', settings: settings({ ...ends, pointCount: 5 }) },
  'eleven stars': { type: 'rating', title: '十一星', settings: settings({ ...ends, pointCount: 11 }) },
  'seven numbers': { type: 'scale', title: '七点', items: numbers(7), settings: settings(ends) },
  'eleven numbers': { type: 'scale', title: '十一点', items: numbers(11, 0), settings: settings(ends) },
  'five words': { type: 'scale', title: '满意度', items: words },
  'matrix of words': {
    type: 'matrix-scale',
    title: '分项',
    items: words,
    rows: ['网速', '服务'],
    settings: settings(ends),
  },
  'matrix of eleven': {
    type: 'matrix-scale',
    title: '分项打分',
    items: numbers(11, 0),
    rows: ['网速', '客服态度和处理问题的效率'],
    settings: settings(ends),
  },
  'contrast of seven': {
    type: 'contrast-scale',
    title: '印象',
    items: numbers(7, -3),
    rows: ['传统的', '冷漠的'],
    rightTitles: ['现代的', '热情的'],
  },
} satisfies Record<string, Asked>;
const names = Object.keys(scales) as (keyof typeof scales)[];

// It sets the widths itself.
test('scales stay in one line on a phone, can be touched, and their end labels stand over their ends @wide', async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  await openScales(page);
  for (const width of [390, 360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
    for (const name of names)
      for (const line of await linesOf(page, name)) await test.step(`${name} at ${width}`, () => expectOneLine(line));
  }
});

// It sets the widths itself.
test('eleven words take two lines of a phone, six and five @wide', async ({ newVisitor }) => {
  const page = await newVisitor();
  const call = await signedInCalls(address());
  const items = numbers(11).map(number => `程度为${number}`);
  const scrollId = await designSurvey(call, `Words ${Date.now()}`, [{ type: 'scale', title: '程度', items }]);
  await page.goto(await publishSurvey(call, scrollId));
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await perLine(page.locator('.point'))).toEqual([6, 5]);
  }
});

function settings(values: Parameters<typeof writeSettings>[0]) {
  return writeSettings(values) as Record<string, string | number>;
}

async function openScales(page: Page): Promise<void> {
  const call = await signedInCalls(address());
  const scrollId = await designSurvey(call, `Scales ${Date.now()}`, Object.values(scales));
  await page.goto(await publishSurvey(call, scrollId));
}

/** The radio groups of a scale: one, or one in each row. */
async function linesOf(page: Page, name: keyof typeof scales): Promise<Locator[]> {
  const question = page.locator(`#question-${questionId(names.indexOf(name) + 1)}`);
  await question.getByRole('radio').first().waitFor();
  return question.getByRole('radiogroup').all();
}

async function boxesOf(all: Locator) {
  return all.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().toJSON() as DOMRect));
}

async function expectOneLine(line: Locator): Promise<void> {
  const points = await boxesOf(line.locator('label'));
  const [first, last] = [points[0]!, points.at(-1)!];
  for (const { top, width, height } of points) {
    expect(Math.abs(top - first.top)).toBeLessThan(2);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(Math.abs(width - first.width)).toBeLessThan(2);
  }
  // Two statements, or the labels of the ends, in the row or over all rows: whichever is shown.
  const matrix = line.locator('xpath=ancestor::*[contains(@class, "matrix")][1]');
  const shown = line.locator('.point-ends:visible > span').or(matrix.locator('.matrix-ends:visible span'));
  const [low, high] = await boxesOf(shown);
  if (!low || !high) return;
  // Over, and in reach of the point: their ways across share a part.
  expect(low.bottom).toBeLessThanOrEqual(first.top + 1);
  expect(low.left).toBeLessThan(first.left + first.width / 2);
  expect(low.left).toBeGreaterThanOrEqual(first.left - 1);
  expect(high.right).toBeGreaterThan(last.left + last.width / 2);
  expect(high.right).toBeLessThanOrEqual(last.right + 1);
}
