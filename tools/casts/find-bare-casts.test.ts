import { expect, it } from 'vitest';
import { findBareCasts } from './find-bare-casts.ts';

const lines = (...source: string[]) => source.join('\n');

it('finds a cast by way of unknown and one to never, and names their lines', () => {
  const source = lines('const a = b as unknown as C;', 'const d = e as D;', 'f(g as never, ...(h as never[]));');
  expect(findBareCasts('a.ts', source)).toEqual([1, 3]);
});

it('takes a reason on the line before, and none that stands further up or is the doc of the whole', () => {
  const cast = 'const a = b as unknown as C;';
  expect(findBareCasts('a.ts', lines('// The table holds Cs alone.', cast))).toEqual([]);
  expect(findBareCasts('a.ts', lines('// The table holds Cs alone.', '', cast))).toEqual([3]);
  expect(findBareCasts('a.ts', lines('/** What a is. */', cast))).toEqual([2]);
  expect(findBareCasts('a.ts', lines('const c = 1; // one', cast))).toEqual([2]);
});

it('looks where the cast stands, not where its expression begins', () => {
  const source = lines(
    'const a = list',
    '  .map(one => one.b)',
    '  // A pair stays a pair.',
    '  .map(f) as unknown as C;',
  );
  expect(findBareCasts('a.ts', source)).toEqual([]);
});

it('reads components, and leaves words in comments and strings alone', () => {
  const view = lines(
    'const V = () => (',
    '  <p',
    '    // Known to styles alone.',
    '    style={x as never}',
    '  />',
    ');',
  );
  expect(findBareCasts('v.tsx', view)).toEqual([]);
  expect(findBareCasts('v.tsx', view.replace('    // Known to styles alone.\n', ''))).toEqual([3]);
  expect(findBareCasts('a.ts', "// was never\nconst a = 'x as never';")).toEqual([]);
});
