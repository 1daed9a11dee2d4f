import { expect, it } from 'vitest';
import { findRepeats } from './find-repeats.ts';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `  call(${from + at});`).join('\n');
const repeatsOf = (...texts: string[]) => findRepeats(texts.map((text, at) => ({ path: `f${at}.ts`, text })));

it('tells of six lines that stand in two files, from the first to the last they share', () => {
  const found = repeatsOf(`own();\n${lines(0, 8)}\nother();`, `else();\nmore();\n\n${lines(0, 8)}`);
  expect(found).toEqual([
    { lines: 8, one: { path: 'f0.ts', first: 2, last: 9 }, other: { path: 'f1.ts', first: 4, last: 11 } },
  ]);
  expect(repeatsOf(lines(0, 5), lines(0, 5))).toEqual([]);
});

it('goes past what says nothing: white space, comments, lone brackets and imports', () => {
  const bare = lines(0, 6);
  const dressed = bare.replaceAll('\n', '\n\n  // why\n  }\n').replaceAll('  call', '\t\tcall');
  expect(repeatsOf(bare, `/* what\n is told */\n${dressed}`)).toHaveLength(1);
  const imports = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(name => `import { ${name} } from './${name}.ts';`).join('\n');
  const long = `import {\n${['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(name => `  ${name},`).join('\n')}\n} from './all.ts';`;
  expect(repeatsOf(`${imports}\n${long}`, `${imports}\n${long}`)).toEqual([]);
});

it('counts every pair of three, and two places of one file', () => {
  expect(repeatsOf(lines(0, 6), lines(0, 6), lines(0, 6))).toHaveLength(3);
  expect(repeatsOf(`${lines(0, 6)}\nbetween();\n${lines(0, 6)}`)).toMatchObject([
    { one: { first: 1, last: 6 }, other: { first: 8, last: 13 } },
  ]);
});

it('does not count one line again and again as a passage that overlaps itself', () => {
  expect(repeatsOf(Array.from({ length: 9 }, () => 'same();').join('\n'))).toEqual([]);
});
