// Records read per second with the widest legal questions: by a codebook that is built once, and by searching every list for every record.
import { deepStrictEqual } from 'node:assert';
import { questionTypes } from '@wenshu/question-types/core';
import { type Answers, buildCodebook, type Flow, type FlowItem, type FlowQuestion } from '@wenshu/survey-core';
import { buildFlow } from '@wenshu/survey-core/testing';
import { slowValuesOf } from './slow-values.ts';

const OPTION_NUMBER = 20009;
const SLICE_MS = Number(process.env.BENCH_MS ?? 4000) / 8;

const part = (id: string, index: number): FlowItem => ({
  id,
  title: { text: `Option ${id}` },
  settings: { [OPTION_NUMBER]: index + 1 },
});
const parts = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => part(`${prefix}${index}`, index));
const ask = (type: string, id: string, items: readonly FlowItem[], rows: readonly FlowItem[] = []): FlowQuestion => ({
  id,
  type,
  groupId: 'group',
  seqName: id,
  title: { text: id },
  settings: {},
  items,
  itemGroups: [],
  rows,
  rowGroups: [],
});

/** 40 provinces of 99 towns: 4,000 places. */
const places = parts('p', 40).map((province, at) => ({
  ...province,
  children: Array.from({ length: 99 }, (_, n) => part(`${province.id}t${n}`, 40 + at * 99 + n)),
}));

const cases: readonly (readonly [string, FlowQuestion, (turn: number) => unknown])[] = [
  ['3,000-option dropdown', ask('dropdown', 'dropdown', parts('d', 3000)), turn => ({ item: `d${turn % 3000}` })],
  [
    '4,000-place cascade',
    ask('cascade', 'cascade', places),
    turn => ({ path: [`p${turn % 40}`, `p${turn % 40}t${turn % 99}`] }),
  ],
  [
    'matrix of 100 × 100',
    ask('matrix-single', 'matrix', parts('m', 100), parts('r', 100)),
    turn => Object.fromEntries(Array.from({ length: 100 }, (_, row) => [`r${row}`, `m${(row + turn) % 100}`])),
  ],
  [
    '3,000-option multi-dropdown',
    ask('multi-dropdown', 'several', parts('s', 3000)),
    turn => ({ items: Array.from({ length: 50 }, (_, n) => `s${(turn * 7 + n * 59) % 3000}`) }),
  ],
];

const RECORDS = 500;
for (const [name, question, answerOf] of [...cases, together()]) {
  const questions = Array.isArray(question) ? question : [question];
  const records = Array.from({ length: RECORDS }, (_, turn) => answerOf(turn) as Answers);
  race(
    name,
    questions,
    Array.isArray(question) ? records : records.map(answer => ({ [question.id]: answer }) as Answers),
  );
}

function together(): readonly [string, FlowQuestion[], (turn: number) => unknown] {
  const two = cases.slice(0, 2);
  return [
    'dropdown and cascade',
    two.map(([, question]) => question),
    turn => Object.fromEntries(two.map(([, question, answerOf]) => [question.id, answerOf(turn)])),
  ];
}

function race(name: string, questions: readonly FlowQuestion[], records: readonly Answers[]): void {
  const began = performance.now();
  const codebook = buildCodebook([flowOf(questions)], questionTypes);
  const builtMs = performance.now() - began;
  // A race between two that say different things would be none.
  for (const record of records) deepStrictEqual(codebook.valuesOf(record), slowValuesOf(questions, record));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let slice = 0; slice < 8; slice++) {
    ours.push(perSecond(records, record => codebook.valuesOf(record)));
    theirs.push(perSecond(records, record => slowValuesOf(questions, record)));
  }
  const [fast, slow] = [median(ours), median(theirs)];
  console.log(
    `${name.padEnd(28)} ${fast.toFixed(0).padStart(8)} records/s  searching ${slow.toFixed(0).padStart(6)}/s  ratio ${(fast / slow).toFixed(1)}  built in ${builtMs.toFixed(0)} ms`,
  );
}

function perSecond(records: readonly Answers[], read: (record: Answers) => unknown): number {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < SLICE_MS / 2) {
    read(records[count % records.length]!);
    count++;
  }
  return (count / (performance.now() - start)) * 1000;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function flowOf(questions: readonly FlowQuestion[]): Flow {
  const groups = [{ id: 'group', title: { text: '' }, settings: {} }];
  return buildFlow({ scrollId: 'bench', languageId: 2, groups, questions });
}
