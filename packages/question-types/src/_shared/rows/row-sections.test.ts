import { expect, test } from 'vitest';
import { rowSections } from './row-sections.ts';

const row = (id: string, groupId?: string) => ({ id, title: { text: id }, settings: {}, ...(groupId && { groupId }) });
const rowGroups = ['g', 'h'].map(id => ({ id, title: { text: id } }));
const sectionsOf = (...rows: ReturnType<typeof row>[]) =>
  rowSections({ rows, rowGroups }).map(({ group, rows: ofGroup }) => [group?.id, ofGroup.map(({ id }) => id).join('')]);

test('rows stay under their group in whatever order they come', () => {
  expect(sectionsOf(row('a', 'h'), row('b', 'g'), row('c', 'h'))).toEqual([
    ['h', 'ac'],
    ['g', 'b'],
  ]);
});

test('rows of no group, or of one that is gone, stand without a title', () => {
  expect(sectionsOf(row('a'), row('b', 'g'), row('c', 'gone'))).toEqual([
    [undefined, 'ac'],
    ['g', 'b'],
  ]);
});
