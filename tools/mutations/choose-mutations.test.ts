import { describe, expect, it } from 'vitest';
import { areaOf, isMutable } from './area-of.ts';
import { chooseMutations, type MutationOf } from './choose-mutations.ts';
import { isSpared, readSpared } from './spared.ts';

const of = (path: string, kind: MutationOf['kind'], line: number): MutationOf => ({
  path,
  kind,
  line,
  start: line,
  end: line + 1,
  was: 'a',
  becomes: 'b',
});
const long = 'apps/server/src/features/findings/stacks/stack-data.ts';
const all = [
  ...Array.from({ length: 90 }, (_, line) => of(long, line % 9 === 0 ? 'border' : 'string emptied', line + 1)),
  of('apps/server/src/features/findings/exports/a.ts', 'border', 1),
  of('apps/web/src/areas/people/user/b.tsx', 'boolean', 1),
];

describe('of many mutations', () => {
  it('every area, every file and every kind has its turn, however long the others are', () => {
    const chosen = chooseMutations(all, 4, 1);
    expect(new Set(chosen.map(({ path }) => areaOf(path)))).toEqual(new Set(['server/findings', 'web/people']));
    expect(new Set(chosen.map(({ path }) => path)).size).toBe(3);
    const own = chooseMutations(all.slice(0, 90), 4, 1).map(({ kind }) => kind);
    expect(own.filter(kind => kind === 'border')).toHaveLength(2);
  });

  it('the same are chosen by the same seed, others by another, and never more than there are', () => {
    const lines = (seed: number) => chooseMutations(all, 10, seed).map(({ line }) => line);
    expect(lines(7)).toEqual(lines(7));
    expect(lines(7)).not.toEqual(lines(8));
    expect(new Set(chooseMutations(all, 500, 3)).size).toBe(all.length);
  });
});

it.each([
  ['apps/server/src/features/people/session/a.ts', 'server/people'],
  ['apps/server/src/features/sweep.ts', 'server/features'],
  ['apps/server/src/platform/jobs/a.ts', 'server/platform'],
  ['apps/server/src/app.ts', 'server/src'],
  ['apps/web/src/areas/design/editor/a.tsx', 'web/design'],
  ['packages/analysis/src/kinds/cross/a.ts', 'packages/analysis'],
])('%s is of %s', (path, area) => {
  expect([areaOf(path), isMutable(path)]).toEqual([area, true]);
});

it.each([
  'apps/server/src/testing/a.ts',
  'apps/server/src/a.test.ts',
  'packages/analysis/src/kinds/cross/examples.ts',
  'packages/texts/src/a.ts',
  'packages/analysis/test/a.ts',
  'apps/web/src/a.d.ts',
  'tools/a.ts',
])('%s is nothing that people would lose', path => {
  expect(isMutable(path)).toBe(false);
});

describe('what is spared', () => {
  it('is known by its line’s words, wherever it stands by now, and by its kind', () => {
    const spared = readSpared('# why\n\na.ts\tborder\tif (a < b) c();\tThey are never equal.\n');
    const text = 'x\n\n  if (a < b) c();\n';
    expect(isSpared(spared, of('a.ts', 'border', 3), text)).toBe(true);
    expect(isSpared(spared, of('a.ts', 'border', 1), text)).toBe(false);
    expect(isSpared(spared, of('a.ts', 'condition true', 3), text)).toBe(false);
    expect(isSpared(spared, of('b.ts', 'border', 3), text)).toBe(false);
  });

  it('is not without a reason', () => {
    expect(() => readSpared('a.ts\tborder\tif (a < b) c();')).toThrow('Line 1');
    expect(() => readSpared('a.ts\tborder\tif (a < b) c();\t ')).toThrow('Line 1');
  });
});
