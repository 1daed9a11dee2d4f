import { describe, expect, test } from 'vitest';
import { type QuestionTypeSlug, questionTypes } from '../src/core.ts';
import { typeExamples } from '../src/examples.ts';

const problemsOf = (slug: QuestionTypeSlug, settings: object, rest: object = {}) => {
  const { question } = typeExamples[slug];
  return questionTypes[slug].checkDesign?.({ ...question, ...rest, settings: { ...question.settings, ...settings } });
};

test.each(Object.keys(questionTypes) as QuestionTypeSlug[])('the example of %s can be published', slug => {
  expect(problemsOf(slug, {}) ?? []).toEqual([]);
});

describe('what could never be answered is named', () => {
  test.each<[string, QuestionTypeSlug, object, object, string]>([
    ['the latest day before the earliest', 'date', { 20107: '2026-02-02', 20108: '2026-02-01' }, {}, 'dates-wrong'],
    ['a day that is none', 'date', { 20107: 'soon' }, {}, 'dates-wrong'],
    ['a ruler of one point', 'ruler', { 20023: 5, 20024: 5 }, {}, 'ruler-too-short'],
    ['a step longer than the ruler', 'ruler', { 20023: 0, 20024: 5, 20105: 6 }, {}, 'ruler-too-short'],
    ['tasks without a design', 'cbc', { 20150: '' }, {}, 'design-missing'],
    ['a design of levels that are gone', 'maxdiff', {}, { items: [] }, 'design-missing'],
    ['three prices for four questions', 'psm', { 20154: 3 }, {}, 'prices-too-few'],
    ['one brand', 'bpto', {}, { items: typeExamples.bpto.question.items.slice(1, 2) }, 'brands-too-few'],
  ])('%s', (_what, slug, settings, rest, problem) => {
    expect(problemsOf(slug, settings, rest)).toEqual([problem]);
  });
});
