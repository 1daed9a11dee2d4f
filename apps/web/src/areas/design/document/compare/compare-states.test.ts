import type { LogicRule, Question, Questionnaire } from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { compareStates, countChanges } from './compare-states.ts';

const part = (id: string, text: string, order = id) => ({ id, order, title: { text }, settings: {} });
const byId = <T extends { id: string }>(...parts: T[]) => Object.fromEntries(parts.map(one => [one.id, one]));
const question = (id: string, text: string, more: Partial<Question> = {}): Question => ({
  ...part(id, text),
  type: 'single-choice',
  groupId: 'g',
  seqName: id.toUpperCase(),
  items: byId(part('a', 'Tea'), part('b', 'Coffee')),
  itemGroups: {},
  rows: {},
  rowGroups: {},
  ...more,
});
const survey = (more: Partial<Questionnaire>) =>
  ({
    title: { text: 'Drinks' },
    description: { text: '' },
    groups: byId(part('g', '')),
    questions: {},
    logic: {},
    appearance: {},
    ...more,
  }) as Questionnaire;
const rule = (id: string, kind: string) => ({ id, order: id, kind }) as unknown as LogicRule;
const compare = (then: Questionnaire, now: Questionnaire) => compareStates(then, now, one => `rule ${one.kind}`);

test('a state held against itself is the same, whatever the order of its keys', () => {
  const then = survey({
    questions: byId(question('q1', 'Which?')),
    appearance: { theme: 'plum', titleColour: '#111111' },
  });
  const now = survey({
    questions: byId(question('q1', 'Which?')),
    appearance: { titleColour: '#111111', theme: 'plum' },
  });
  expect(compare(then, now)).toMatchObject({ isSame: true, added: [], others: [] });
});

test('what was changed, moved, deleted or added since is marked where it stood', () => {
  const then = survey({
    questions: byId(question('q1', 'Which?'), question('q2', 'Gone'), question('q4', 'Moved')),
    logic: byId(rule('r1', 'jump'), rule('r2', 'display')),
  });
  const now = survey({
    questions: byId(
      question('q1', 'Which one?', { items: byId(part('a', 'Tea'), part('c', 'Juice')) }),
      question('q3', 'New'),
      question('q4', 'Moved', { order: 'q0' }),
    ),
    logic: byId(rule('r1', 'screen-out')),
    appearance: { theme: 'plum' },
  });
  const { sections, added, rules, others, isSame } = compare(then, now);
  const [first, gone, moved] = sections[0]!.questions;
  expect(first).toMatchObject({ mark: 'changed', text: 'Which?', now: 'Which one?' });
  expect(first!.parts.map(({ text, mark }) => [text, mark])).toEqual([
    ['Tea', 'same'],
    ['Coffee', 'deleted'],
    ['Juice', 'added'],
  ]);
  expect(gone).toMatchObject({ mark: 'deleted', text: 'Gone' });
  expect(gone!.parts.every(({ mark }) => mark === 'same')).toBe(true);
  expect(moved).toMatchObject({ mark: 'moved' });
  expect(added).toMatchObject([{ mark: 'added', text: 'New' }]);
  expect(rules).toMatchObject([
    { mark: 'changed', text: 'rule jump', now: 'rule screen-out' },
    { mark: 'deleted', text: 'rule display' },
  ]);
  expect(others).toEqual(['appearance']);
  expect(isSame).toBe(false);
});

test('a question whose settings alone are others is marked, and says so', () => {
  const then = survey({ questions: byId(question('q1', 'Which?')) });
  const now = survey({ questions: byId(question('q1', 'Which?', { settings: { 20001: true } })) });
  expect(compare(then, now).sections[0]!.questions[0]).toMatchObject({ mark: 'changed', hasOtherSettings: true });
});

test('changes are counted thing by thing: a question whose option alone is another counts once', () => {
  const then = survey({ questions: byId(question('q1', 'Which?'), question('q2', 'Gone')), appearance: {} });
  const option = byId(part('a', 'Tea'), part('b', 'Café'));
  const now = survey({ questions: byId(question('q1', 'Which?', { items: option }), question('q3', 'New')) });
  expect(countChanges(compare(then, then))).toBe(0);
  // The option, the question that is gone, the one that is new.
  expect(countChanges(compare(then, now))).toBe(3);
  const reworded = survey({
    questions: byId(question('q1', 'Which one?', { items: option })),
    appearance: { theme: 'plum' },
  });
  // Its words and its option, what is gone, the appearance.
  expect(countChanges(compare(then, reworded))).toBe(4);
});
