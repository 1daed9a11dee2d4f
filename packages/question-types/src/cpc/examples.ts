import { exampleAttributes, exampleLevels } from '../_shared/designs/example-design.ts';
import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const DESIGN = 20150;

const versions = [
  [[[0, 0]], [[1, 1]], [[2, 0]]],
  [[[0, 1]], [[1, 0]], [[2, 1]]],
];

export const example: TypeExample = {
  question: exampleQuestion('cpc', {
    settings: { [REQUIRED]: true, [DESIGN]: JSON.stringify({ levels: exampleLevels, versions }) },
    ...exampleAttributes,
  }),
  answers: [
    { version: 2, tasks: { '1': 10, '2': 1, '3': 7 } },
    { version: 1, tasks: { '1': 3, '2': 2, '3': 9 } },
  ],
  wrong: [
    { answer: { version: 1, tasks: { '1': 5, '3': 5 } }, problem: 'tasks-missing' },
    { answer: { version: 1, tasks: { '1': 11, '2': 1, '3': 1 } }, problem: 'intent-not-between' },
    { answer: { version: 1, tasks: { '1': 2.5, '2': 1, '3': 1 } }, problem: 'intent-not-between' },
  ],
};
