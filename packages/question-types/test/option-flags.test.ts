import {
  buildFlow,
  checkPage,
  compileSurvey,
  createQuestionnaire,
  currentPage,
  openAnswering,
  type Question,
  replayAnswers,
  setAnswer,
  writeSettings,
} from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { questionTypes } from '../src/core.ts';

type Flags = Parameters<typeof writeSettings>[0];

/** One question of a type, its options by id with their flags. */
function survey(type: string, options: Readonly<Record<string, Flags>>) {
  const items = Object.entries(options).map(([id, flags]) => ({
    id,
    order: id,
    title: { text: `Option ${id}` },
    settings: writeSettings(flags),
  }));
  const question: Question = {
    id: 'q',
    type,
    groupId: 'g',
    order: 'a',
    seqName: 'Q1',
    title: { text: 'Which?' },
    settings: {},
    items: Object.fromEntries(items.map(item => [item.id, item])),
    itemGroups: {},
    rows: {},
    rowGroups: {},
  };
  const document = createQuestionnaire({ title: 'Fruit', baseLanguageId: 2, groupId: 'g' });
  const flow = buildFlow({ ...document, questions: { q: question } }, { scrollId: 's', versionTime: 1, languageId: 2 });
  return compileSurvey(flow, questionTypes);
}
const problemsOf = (model: ReturnType<typeof survey>, answer: unknown) =>
  checkPage(model, setAnswer(model, openAnswering(model), 'q', answer)).map(({ problem }) => problem);

test('an option has a text; a hidden one is not shown and cannot be chosen (S3.49)', () => {
  const model = survey('multiple-choice', { a: {}, b: { isHidden: true }, c: {} });
  const [asked] = currentPage(model, openAnswering(model)).questions;
  expect(asked!.bound.question.items.map(({ title }) => title.text)).toEqual(['Option a', 'Option c']);
  expect(replayAnswers(model, { q: { items: ['a', 'b'] } }).answers.q).toEqual({ items: ['a'] });
});

test('an excluded option is chosen alone (S3.49)', () => {
  const model = survey('multiple-choice', { a: {}, b: { isExclusive: true } });
  expect(problemsOf(model, { items: ['b'] })).toEqual([]);
  expect(problemsOf(model, { items: ['a', 'b'] })).toEqual(['exclusive-broken']);
});

test('an option can have a blank, which can be mandatory once it is chosen (S3.50)', () => {
  const model = survey('single-choice', {
    a: {},
    b: { hasBlank: true },
    c: { hasBlank: true, isBlankRequired: true },
  });
  expect(problemsOf(model, { item: 'b' })).toEqual([]);
  expect(problemsOf(model, { item: 'b', blank: 'quince' })).toEqual([]);
  expect(problemsOf(model, { item: 'c' })).toEqual(['blank-required']);
  expect(problemsOf(model, { item: 'c', blank: 'quince' })).toEqual([]);
  expect(problemsOf(model, { item: 'a' })).toEqual([]);
});
