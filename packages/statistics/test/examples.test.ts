import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import * as statistics from '../src/index.ts';
import * as matrices from '../src/linear-algebra/dense-matrix.ts';
import { examplesOf, importSource, sourceFiles } from './examples.ts';

const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part) => (ArrayBuffer.isView(part) ? Array.from(part as Float64Array) : part)));

/** Numbers may differ beyond the digits that a comment can show. */
function expectAlike(got: unknown, want: unknown): void {
  if (typeof want === 'number') expect(Math.abs(Number(got) - want)).toBeLessThanOrEqual(1e-6 * Math.abs(want) + 1e-12);
  else if (want !== null && typeof want === 'object') {
    expect(Object.keys(got as object)).toEqual(Object.keys(want));
    for (const [key, value] of Object.entries(want)) expectAlike((got as Record<string, unknown>)[key], value);
  } else expect(got).toBe(want);
}

const examples = sourceFiles.flatMap(examplesOf);

describe('the examples in the comments are true', () => {
  const functions = Object.entries(statistics).filter(([, value]) => typeof value === 'function');
  test.each(functions.filter(([name]) => name !== 'StatisticsProblem'))('%s has one', name => {
    expect(examples.some(({ expression }) => expression.includes(`${name}(`))).toBe(true);
  });

  for (const { file, expression, result } of examples) {
    test(`${file}: ${expression.slice(0, 80)}`, async () => {
      const scope = { ...matrices, ...(await importSource(file)), Float64Array, Math };
      expectAlike(plain(runInNewContext(`(${expression})`, scope)), plain(runInNewContext(`(${result})`)));
    });
  }
});
