import type { Questionnaire } from '@wenshu/survey-core';
import { buildExample, ids } from '@wenshu/survey-core/testing';
import { expect, test } from 'vitest';
import { usesOf } from './uses-of.ts';

const example = buildExample();

test('a question that is quoted, counted and calculated with says where', () => {
  const text = example.questions[ids.text]!;
  const html = `About <span data-qid="${ids.choice}">Q1</span>`;
  const document: Questionnaire = {
    ...example,
    questions: { ...example.questions, [ids.text]: { ...text, title: { text: 'About Q1', html } } },
    calculations: { sum: { id: 'sum', order: 'a1', name: 'sum', expression: `score(#${ids.choice})` } },
    quotas: {},
  };
  expect(usesOf(document, ids.choice)).toEqual([
    { kind: 'quote', id: ids.text, name: text.seqName },
    { kind: 'calculation', id: 'sum', name: 'sum' },
  ]);
  expect(usesOf(document, ids.matrix)).toEqual([]);
});

test('a quota counts by its questions', () => {
  for (const quota of Object.values(example.quotas)) {
    const counted = Object.keys(example.questions).filter(id => usesOf(example, id).some(use => use.id === quota.id));
    expect(counted.length, quota.title).toBeGreaterThan(0);
  }
  expect(Object.keys(example.quotas).length).toBeGreaterThan(0);
});
