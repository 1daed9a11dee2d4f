import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findMutations, type MutationKind, mutate } from './find-mutations.ts';

const breaks = (text: string, kind: MutationKind, path = 'a.ts') =>
  findMutations(path, text)
    .filter(one => one.kind === kind)
    .map(one => mutate(text, one));

describe('a program is broken', () => {
  it.each<[MutationKind, string, readonly string[]]>([
    ['condition true', 'if (a) b();', ['if (true) b();']],
    ['condition true', 'const x = a ? b : c;', ['const x = true ? b : c;']],
    ['condition negated', 'if (a < b) c();', ['if (!(a < b)) c();']],
    ['and/or', 'f(a && b || c);', ['f(a && b && c);', 'f(a || b || c);']],
    ['border', 'f(a <= b, c > d);', ['f(a < b, c > d);', 'f(a <= b, c >= d);']],
    ['equality', 'f(a === b);', ['f(a !== b);']],
    ['arithmetic', 'f(a + b * 2);', ['f(a - b * 2);', 'f(a + b / 2);']],
    ['boolean', 'const a = { isOn: true };', ['const a = { isOn: false };']],
    ['string emptied', "const a = { 'x-y': 'words' };", ["const a = { 'x-y': '' };"]],
    ['not awaited', 'async () => { await f(1); }', ['async () => { void (f(1)).catch(() => {}); }']],
    ['call dropped', 'f(1);', ['void 0;']],
    [
      'list whole',
      'const a = all.filter(isOn).map(f).sort();',
      ['const a = all.map(f).sort();', 'const a = all.filter(isOn).map(f);'],
    ],
    ['return early', 'function f() { g(); return 1; }', ['function f() { return undefined as never; g(); return 1; }']],
    [
      'clause dropped',
      'q(`select 1 from t where a = $1 and b is null`);',
      ['q(`select 1 from t where true and b is null`);', 'q(`select 1 from t where a = $1 `);'],
    ],
  ])('%s: %s', (kind, text, wanted) => {
    expect(breaks(text, kind).toSorted()).toEqual(wanted.toSorted());
  });

  it('in pages as in programs, but not in how they look', () => {
    const page = "const a = isOn && <b className='wide' title='Words' />;";
    expect(breaks(page, 'and/or', 'a.tsx')).toEqual([page.replace('&&', '||')]);
    expect(breaks(page, 'string emptied', 'a.tsx')).toEqual([page.replace("'Words'", "''")]);
  });

  it('where people would see it: not in types, names of modules and what only programmers read', () => {
    const text = `
      import a from 'a';
      export { b } from 'b';
      type C = 'c' | true;
      interface D { readonly d: 'd' }
      const e = f as 'e';
      throw new Error('nobody reads ' + a);
      console.log('nor this', a && b);
      const m = await import('./m.ts');
      const joined = 'a' + b;
    `;
    expect(findMutations('a.ts', text).map(({ kind, was }) => [kind, was])).toEqual([['string emptied', "'a'"]]);
  });

  it('so that it can be read again, and each break says where it is', () => {
    const text = ts.sys.readFile(new URL('./related-tests.ts', import.meta.url).pathname)!;
    const found = findMutations('related-tests.ts', text);
    expect(found.length).toBeGreaterThan(30);
    for (const one of found) {
      const broken = mutate(text, one);
      const { parseDiagnostics } = ts.createSourceFile('x.ts', broken, ts.ScriptTarget.Latest) as unknown as {
        parseDiagnostics: readonly unknown[];
      };
      expect([one, parseDiagnostics]).toEqual([one, []]);
      expect(broken).not.toBe(text);
      expect(
        text
          .split('\n')
          .slice(0, one.line - 1)
          .join('\n').length,
      ).toBeLessThanOrEqual(one.start);
    }
  });
});
