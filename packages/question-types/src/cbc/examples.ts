import { exampleAttributes, exampleLevels } from '../_shared/designs/example-design.ts';
import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const DESIGN = 20150;

const versions = [
  [
    [
      [0, 0],
      [1, 1],
      [2, 0],
    ],
    [
      [0, 1],
      [1, 0],
      [2, 1],
    ],
    [
      [2, 0],
      [0, 1],
      [1, 1],
    ],
  ],
  [
    [
      [1, 0],
      [2, 1],
      [0, 0],
    ],
    [
      [2, 1],
      [0, 0],
      [1, 0],
    ],
    [
      [1, 1],
      [2, 0],
      [0, 1],
    ],
  ],
];

export const example: TypeExample = {
  question: exampleQuestion('cbc', {
    settings: { [REQUIRED]: true, [DESIGN]: JSON.stringify({ levels: exampleLevels, versions }) },
    ...exampleAttributes,
  }),
  answers: [
    { version: 2, tasks: { '1': 3, '2': 1, '3': 0 } },
    { version: 1, tasks: { '1': 1, '2': 2, '3': 3 } },
  ],
  wrong: [{ answer: { version: 1, tasks: { '1': 1 } }, problem: 'tasks-missing' }],
};
