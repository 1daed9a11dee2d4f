import { expect, test } from 'vitest';
import { questionTypes } from '../../../question-types/src/core.ts';
import type { Flow } from '../../src/flow/flow.ts';
import { applyChanges, setTo } from '../../src/questionnaire/change.ts';
import { buildExample } from '../../src/testing/example-document.ts';
import { ids } from '../../src/testing/example-edits.ts';
import { dataChanges } from '../../src/versions/data-changes.ts';
import { partsGone } from '../../src/versions/parts-gone.ts';
import { fillIn, flowOf, multiple, single } from '../surveys/build-survey.ts';

const changes = (next: Flow, ...past: Flow[]) => dataChanges(next, past, questionTypes);
const coded = (...given: readonly (readonly [string, number])[]) =>
  given.map(([id, optionNumber]) => ({ id, settings: { optionNumber } }));

test('the same version again changes nothing, and the first one makes everything', () => {
  const flow = flowOf({ questions: [single('q1'), fillIn('q2')] });
  expect(changes(flow, flow)).toEqual([]);
  expect(changes(flow).map(({ name, change }) => [name, change])).toEqual([
    ['Q1', 'new'],
    ['Q2', 'new'],
  ]);
});

test('a question more is new, one that is gone is retired, one that comes back is back, and what stays is not named', () => {
  const first = flowOf({ questions: [single('q1'), fillIn('q2'), fillIn('q3')] });
  const second = flowOf({ questions: [single('q1'), fillIn('q2')] });
  const third = flowOf({ questions: [single('q1'), fillIn('q3'), fillIn('q4')] });
  expect(changes(second, first).map(({ key, change }) => [key, change])).toEqual([['q3', 'retired']]);
  expect(changes(third, second, first).map(({ key, change }) => [key, change])).toEqual([
    ['q3', 'back'],
    ['q4', 'new'],
    ['q2', 'retired'],
  ]);
});

test('codes that are new, renamed or offered no more are told; a code that stays is not', () => {
  const before = flowOf({ questions: [single('q1', coded(['a', 1], ['b', 2], ['c', 3]))] });
  const q1 = single('q1', coded(['a', 1], ['b', 2], ['d', 4]));
  const items = q1.items.map(one => (one.id === 'b' ? { ...one, title: { text: 'Bee' } } : one));
  const after = flowOf({ questions: [{ ...q1, items }] });
  expect(changes(after, before)).toEqual([
    {
      key: 'q1',
      name: 'Q1',
      label: 'q1',
      questionId: 'q1',
      change: 'changed',
      aspects: ['codes'],
      codes: [
        { value: 2, label: 'Bee', change: 'renamed', labelBefore: 'B' },
        { value: 4, label: 'D', change: 'new' },
        { value: 3, label: 'C', change: 'retired' },
      ],
    },
  ]);
});

test('another number or title of a question changes the name and the label of its variable', () => {
  const before = flowOf({ questions: [{ ...fillIn('q1'), seqName: 'Q1', title: { text: 'Wy?' } }] });
  const after = flowOf({ questions: [{ ...fillIn('q1'), seqName: 'Q7', title: { text: 'Why?' } }] });
  expect(changes(after, before)).toMatchObject([
    { aspects: ['name', 'label'], name: 'Q7', nameBefore: 'Q1', label: 'Why?', labelBefore: 'Wy?' },
  ]);
});

test('of several choices each option is a variable: one is new, one is retired', () => {
  const before = flowOf({ questions: [multiple('q1', coded(['a', 1], ['b', 2]))] });
  const after = flowOf({ questions: [multiple('q1', coded(['a', 1], ['c', 3]))] });
  expect(changes(after, before).map(({ name, change }) => [name, change])).toEqual([
    ['Q1_3', 'new'],
    ['Q1_2', 'retired'],
  ]);
});

test('what is gone is named once: a question whole, of one that stays its options and rows', () => {
  const before = buildExample();
  const after = applyChanges(before, [
    { path: ['questions', ids.text] },
    { path: ['questions', ids.matrix] },
    { path: ['questions', ids.choice, 'items', ids.optionB] },
    setTo(['questions', ids.choice, 'items', ids.optionA, 'title'], { text: 'Another word' }),
  ]);
  expect(partsGone(before, before)).toEqual([]);
  expect(partsGone(before, after).map(({ kind, id, questionId }) => [kind, id, questionId])).toEqual([
    ['item', ids.optionB, ids.choice],
    ['question', ids.text, ids.text],
    ['question', ids.matrix, ids.matrix],
  ]);
});
