import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '../../../../app/routes/search.ts';
import { type GridView, pageSizes, readView, sortedBy, USUAL_VIEW, writeView } from './grid-view.ts';

const key = fc.string({ minLength: 1, maxLength: 30 }).filter(text => !/^[-~]/.test(text));
const yes = fc.option(fc.constant(true as const), { nil: undefined });
const sortKey = fc
  .record({ variable: key, isDescending: yes, isByPinyin: yes })
  .map(({ variable, isDescending, isByPinyin }) => ({
    variable,
    ...(isDescending && { isDescending }),
    ...(isByPinyin && { isByPinyin }),
  }));
const views = fc.record({
  list: fc.constantFrom('all', 'success', 'invalid', 'unfinished', 'deleted' as const),
  search: fc.string({ maxLength: 100 }),
  filter: fc.option(fc.constant({ test: 'answered', variable: 'q', is: true } as const), { nil: undefined }),
  sort: fc.array(sortKey, { maxLength: 8 }),
  columns: fc.option(fc.uniqueArray(key, { minLength: 1 }), { nil: undefined }),
  values: fc.constantFrom('labels', 'codes' as const),
  size: fc.option(fc.constantFrom(...pageSizes), { nil: undefined }),
});

describe('a view in the address', () => {
  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(views, view => {
        expect(readView(parseSearch(stringifySearch(writeView(view as GridView))))).toEqual(view);
      }),
    );
  });

  it.each(pageSizes)('keeps %i rows per page (S9.23)', size => {
    expect(readView({ size: `${size}` }).size).toBe(size);
  });

  it('says nothing when it is the usual one', () => {
    expect(stringifySearch(writeView(USUAL_VIEW))).toBe('');
  });

  it('takes whatever somebody types as far as it is right', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('list', 'filter', 'sort', 'columns', 'size'), fc.string()), typed => {
        expect(() => readView(typed)).not.toThrow();
      }),
    );
    expect(readView({ list: 'gone', size: '7', filter: '{', values: 'x', columns: '%' })).toEqual({
      ...USUAL_VIEW,
      columns: ['%'],
      filter: undefined,
      size: undefined,
    });
  });
});

describe('a click on a head', () => {
  const [a, b] = [{ variable: 'a' }, { variable: 'b', isDescending: true as const }];
  it('sorts up, then down, then not at all', () => {
    expect(sortedBy([], 'a', false)).toEqual([a]);
    expect(sortedBy([a], 'a', false)).toEqual([{ ...a, isDescending: true }]);
    expect(sortedBy([{ ...a, isDescending: true }], 'a', false)).toEqual([]);
  });
  it('with Shift keeps what was sorted by before, in its order', () => {
    expect(sortedBy([b], 'a', true)).toEqual([b, a]);
    expect(sortedBy([a, b], 'a', true)).toEqual([{ ...a, isDescending: true }, b]);
    expect(sortedBy([a, b], 'b', true)).toEqual([a]);
    expect(sortedBy([a, b], 'c', false)).toEqual([{ variable: 'c' }]);
  });
});
