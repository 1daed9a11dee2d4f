import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

interface Example {
  /** Path below the sources. */
  readonly file: string;
  /** The expression before the comment. */
  readonly expression: string;
  /** What the comment says it gives. */
  readonly result: string;
}

/** The `@example` lines of a source file, each `expression // result`; further lines of a block continue the expression. */
function examplesOf(source: URL, file: string): Example[] {
  const text = readFileSync(new URL(file, source), 'utf8');
  const blocks = [...text.matchAll(/@example\n((?: *\* .*\n)+?) *\*(?:\/|\n)/g)];
  return blocks.flatMap(([, block = '']) => {
    const joined = block.replace(/^ *\* ?/gm, '');
    return [...joined.matchAll(/([\s\S]+?) \/\/ (.+)\n/g)].map(([, expression = '', result = '']) => ({
      file,
      expression: expression.trim(),
      result: result.trim(),
    }));
  });
}

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

/**
 * Runs every example of a package's comments, and asks that each function which leaves it has one. `scope` is what expressions may
 * name besides what their own file exports.
 */
export function holdCommentExamples(
  source: URL,
  exported: Readonly<Record<string, unknown>>,
  scope: Readonly<Record<string, unknown>>,
): void {
  const files = globSync('**/*.ts', { cwd: source.pathname }).filter(file => !file.endsWith('.test.ts'));
  const examples = files.sort().flatMap(file => examplesOf(source, file));
  const functions = Object.entries(exported).filter(([, value]) => typeof value === 'function');

  describe('the examples in the comments are true', () => {
    test.each(functions)('%s has one', name => {
      expect(examples.some(({ expression }) => expression.includes(`${name}(`))).toBe(true);
    });

    for (const { file, expression, result } of examples) {
      test(`${file}: ${expression.slice(0, 80)}`, async () => {
        const own: Readonly<Record<string, unknown>> = await import(new URL(file, source).href);
        const known = { ...scope, ...own, Float64Array, Math };
        expectAlike(plain(runInNewContext(`(${expression})`, known)), plain(runInNewContext(`(${result})`)));
      });
    }
  });
}
