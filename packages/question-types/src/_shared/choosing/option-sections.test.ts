import { expect, test } from 'vitest';
import { exampleParts } from '../example.ts';
import { optionSections } from './option-sections.ts';

const outline = (question: Parameters<typeof optionSections>[0]) =>
  optionSections(question).map(({ title, items }) => `${title ?? ''}: ${items.map(({ id }) => id).join('')}`);

test('options stand under their group, where its first option stands', () => {
  const items = exampleParts('abcd').map(item => ('bd'.includes(item.id) ? { ...item, groupId: 'g' } : item));
  expect(outline({ items, itemGroups: [{ id: 'g', title: { text: 'Group' } }] })).toEqual([': a', 'Group: bd', ': c']);
});

test('the upper layer of a layered list is the heading of the lower one', () => {
  const [x, y] = exampleParts('xy');
  const items = [{ ...x!, children: exampleParts('ab') }, y!];
  expect(outline({ items, itemGroups: [] })).toEqual(['X: ab', ': y']);
});
