import { globSync, readFileSync } from 'node:fs';

export interface Example {
  /** Path below `src`. */
  file: string;
  /** The expression before the comment. */
  expression: string;
  /** What the comment says it gives. */
  result: string;
}

const source = new URL('../src/', import.meta.url);

export const sourceFiles: readonly string[] = globSync('**/*.ts', { cwd: source.pathname })
  .filter(file => !file.endsWith('.test.ts'))
  .sort();

/** The `@example` lines of a source file, each `expression // result`; further lines of a block continue the expression. */
export function examplesOf(file: string): Example[] {
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

export const importSource = (file: string): Promise<Record<string, unknown>> => import(new URL(file, source).href);
