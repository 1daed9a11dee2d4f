import { describe, expect, it } from 'vitest';
import type { SourceColumn, SourceShape } from './column-source.ts';
import { type CopiedTable, compareShape } from './copied-table.ts';

const column = (key: string, more: Partial<SourceColumn> = {}): SourceColumn => ({
  key,
  kept: 'code',
  from: [`design ${key}`],
  readsOld: false,
  ...more,
});
const shape = (columns: readonly SourceColumn[], parts: SourceShape['parts'], version = 'new'): SourceShape => ({
  version,
  columns,
  parts,
});
const parts = { 'design a': '1', 'design b': '1' };
const table: CopiedTable = {
  generation: 'g',
  history: 'h',
  version: 'old',
  seen: '1',
  asOf: 1,
  nextRow: 5,
  parts,
  columns: [
    { key: 'a', kept: 'code', place: 0 },
    { key: 'b', kept: 'code', place: 1 },
    { key: 'parameter:wave', kept: 'text', place: 2, isGrown: true },
  ],
};

describe('a newer design', () => {
  it('that says the same leaves the table, and one more question is one more column', () => {
    expect(compareShape(table, shape([column('a')], {}, 'old'))).toBe('same');
    expect(compareShape(table, shape([column('a'), column('b')], parts))).toEqual([]);
    const added = column('c');
    const more = { ...parts, 'design c': '1' };
    expect(compareShape(table, shape([column('a'), added, column('b')], more))).toEqual([added]);
  });

  it('without a column fills it again: the one beside it may be the same question under another key, and not empty', () => {
    const renamed = shape([column('a'), column('c')], { 'design a': '1', 'design c': '1' });
    expect(compareShape(table, renamed)).toBe('refill');
    expect(compareShape(table, shape([column('a')], parts))).toBe('refill');
  });

  it('fills it again where old answers mean something else: another kind, another part, a calculation', () => {
    const other = (...columns: readonly SourceColumn[]) => compareShape(table, shape([column('a'), ...columns], parts));
    expect(other(column('b', { kept: 'number' }))).toBe('refill');
    expect(compareShape(table, shape([column('a'), column('b')], { ...parts, 'design b': '2' }))).toBe('refill');
    expect(other(column('b'), column('sum', { readsOld: true }))).toBe('refill');
    // Of a part that is as it was, and not of old answers: only empty for them.
    expect(compareShape(table, shape([column('a'), column('b'), column('c', { from: ['design b'] })], parts))).toEqual([
      column('c', { from: ['design b'] }),
    ]);
  });
});
