import { exampleParts } from '../example.ts';

/** Two attributes of a phone plan, with levels a, b, c and d, e. */
export const exampleAttributes = {
  items: exampleParts('abcde').map(item => ({ ...item, groupId: 'abc'.includes(item.id) ? 'data' : 'price' })),
  itemGroups: [
    { id: 'data', title: { text: 'Data' } },
    { id: 'price', title: { text: 'Price' } },
  ],
};

export const exampleLevels = [
  ['a', 'b', 'c'],
  ['d', 'e'],
];
