import type { DataVariable, Row } from '@wenshu/analysis';
import { defaultCrossRequest } from '@wenshu/analysis/browser';
import { liveTexts } from '@wenshu/texts/people/live';
import { describe, expect, it } from 'vitest';
import { crossKind } from '../../../../../../../../packages/analysis/src/kinds/cross/cross-kind.ts';
import { runSlowly } from '../../../../../../../../packages/analysis/test/run-kind.ts';
import { countAnswers } from '../../../../../../../../tools/example-answers/count-answers.ts';
import { drawAnswers, exampleCodes } from '../../../../../../../../tools/example-answers/draw-answers.ts';
import { drawTable } from './draw-table.ts';
import { type ExampleBanner, exampleCounts } from './example-counts.ts';

const words = liveTexts.en.crossTable;
const answers = drawAnswers();
const banners: readonly ExampleBanner[] = ['age', 'region', 'since'];

it('keeps what was counted of 400 answers', () => {
  expect(answers).toHaveLength(400);
  expect(countAnswers(answers)).toEqual(exampleCounts);
});

const variables = Object.entries(exampleCodes).map(
  ([key, codes]): DataVariable => ({
    key,
    name: key,
    label: key,
    kept: 'code',
    measure: 'nominal',
    questionId: key,
    categories: codes.map(code => ({ code, label: String(code) })),
  }),
);
const rows: readonly Row[] = answers.map(({ again, age, region, since }) => ({ again, age, region, since }));

describe.each(banners)('the table by %s', banner => {
  const table = drawTable(banner, words);
  const request = { ...defaultCrossRequest, rows: [{ variable: 'again' }], banner: [{ variable: banner }] };
  const [own] = runSlowly(crossKind, request, { rows, variables }).tables;

  it('has the numbers and the letters of the product’s cross table of the same answers', () => {
    expect(table.columns.map(({ base }) => Number.parseInt(base, 10))).toEqual(own!.bases.map(({ people }) => people));
    expect(table.lines.map(({ cells }) => cells.map(({ percent }) => percent))).toEqual(
      own!.shares.map(line => line.map(share => `${share!.toFixed(1)}%`)),
    );
    expect(table.lines.map(({ cells }) => cells.map(({ letters }) => letters))).toEqual(
      own!.cells.map(line => line.map(({ above = [] }) => above.map(at => table.columns[at]!.letter).join(''))),
    );
  });

  it('marks a column of fewer than thirty people, and no other', () => {
    for (const { base, isSmall } of table.columns) {
      expect(isSmall).toBe(Number.parseInt(base, 10) < 30);
      expect(base.endsWith('*')).toBe(isSmall);
    }
  });
});

it('says what each table shows', () => {
  const told = Object.fromEntries(banners.map(banner => [banner, drawTable(banner, words).told]));
  const above = 'The share answering “Yes” is significantly higher in';
  expect(told).toEqual({
    age: [`${above} “45–59” (66.4%) than in “18–29” (30.9%) and “30–44” (45.5%).`],
    region: ['In the share answering “Yes” no two columns differ significantly.'],
    since: [
      `${above} “1–3 years” (53.4%) than in “Under 1 year” (36.0%).`,
      `${above} “Over 3 years” (57.6%) than in “Under 1 year” (36.0%).`,
    ],
  });
  // The oldest have a letter, and are too few to be spoken of.
  const oldest = drawTable('age', words);
  expect(oldest.columns[4]).toMatchObject({ base: '27*', letter: 'D' });
  expect(oldest.lines[0]!.cells[4]!.letters).toBe('A');
});
