import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const SCORE = 20008;
const groups = { a: 'good', b: 'bad' } as Readonly<Record<string, string>>;

/** One tag for the best score, one for the worst, one for every score. */
export const example: TypeExample = {
  question: exampleQuestion('evaluation', {
    items: exampleParts('abc').map(item => ({ ...item, ...(groups[item.id] && { groupId: groups[item.id]! }) })),
    itemGroups: [
      { id: 'good', title: { text: '' }, settings: { [SCORE]: 5 } },
      { id: 'bad', title: { text: '' }, settings: { [SCORE]: 1 } },
    ],
  }),
  answers: [
    { score: 5, tags: ['a', 'c'], comment: 'Quick and friendly' },
    { score: 3, tags: [] },
  ],
  wrong: [
    { answer: { score: 0, tags: [] }, problem: 'too-small' },
    { answer: { score: 6, tags: [] }, problem: 'too-large' },
    { answer: { score: 5, tags: ['b'] }, problem: 'option-unknown' },
    { answer: { score: 5, tags: [], comment: 'x'.repeat(1001) }, problem: 'too-long' },
  ],
};
