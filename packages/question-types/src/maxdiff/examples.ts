import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const DESIGN = 20150;

const levels = [['a', 'b', 'c', 'd', 'e', 'f']];
const sets = (...of: string[]) => of.map(set => [...set].map(id => [levels[0]!.indexOf(id)]));
const versions = [sets('abc', 'def', 'ace'), sets('fba', 'cde', 'bdf')];

export const example: TypeExample = {
  question: exampleQuestion('maxdiff', {
    settings: { [REQUIRED]: true, [DESIGN]: JSON.stringify({ levels, versions }) },
    items: exampleParts('abcdef'),
  }),
  answers: [
    {
      version: 2,
      tasks: { '1': { best: 'f', worst: 'a' }, '2': { best: 'c', worst: 'e' }, '3': { best: 'd', worst: 'b' } },
    },
    {
      version: 1,
      tasks: { '1': { best: 'a', worst: 'b' }, '2': { best: 'f', worst: 'd' }, '3': { best: 'e', worst: 'a' } },
    },
  ],
  wrong: [
    { answer: { version: 1, tasks: { '1': { best: 'a', worst: 'b' } } }, problem: 'tasks-missing' },
    { answer: { version: 1, tasks: { '1': { best: 'a', worst: 'a' } } }, problem: 'best-is-worst' },
    { answer: { version: 1, tasks: { '1': { best: 'a' } } }, problem: 'best-worst-missing' },
  ],
};
