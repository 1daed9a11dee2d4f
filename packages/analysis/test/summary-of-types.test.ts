import { buildCodebook } from '@wenshu/survey-core';
import { buildFlow } from '@wenshu/survey-core/testing';
import { describe, expect, it } from 'vitest';
import { type QuestionTypeSlug, questionTypes } from '../../question-types/src/core.ts';
import { typeExamples } from '../../question-types/src/examples.ts';
import { dataSetOf, defaultSummaryRequest, type Exhibit } from '../src/index.ts';
import { summarisers } from '../src/kinds/summary/summarisers.ts';
import { summaryKind } from '../src/kinds/summary/summary-kind.ts';
import { simulatedRecord } from '../src/simulated/simulated-record.ts';
import { presentSlowly } from './run-kind.ts';

const slugs = (Object.keys(typeExamples) as QuestionTypeSlug[]).filter(
  slug => Object.hasOwn(summarisers, questionTypes[slug].summary.kind) && typeExamples[slug].answers.length > 0,
);

/** The statistics of a type's own example, by the way that a survey's answers go. */
function shownOf(slug: QuestionTypeSlug, language: 'zh' | 'en'): readonly Exhibit[] {
  const { question, answers } = typeExamples[slug];
  const groups = [{ id: question.groupId, title: { text: '' }, settings: {} }];
  const flow = buildFlow({ scrollId: 'survey', versionTime: 2, groups, questions: [question] });
  const dataSet = dataSetOf(buildCodebook([flow], questionTypes), { language });
  const rows = answers.map(answer => dataSet.rowOf(simulatedRecord({ [question.id]: answer }, 2)));
  const request = { ...defaultSummaryRequest, questions: [{ question: dataSet.questions[0]!.key }] };
  const { variables, questions } = dataSet;
  return presentSlowly(summaryKind, request, { rows, variables, questions }, language);
}

/** All words that an exhibit shows. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** What the data calls parts for itself: no word of any language. */
const INNER =
  /\b(functional|dysfunctional|importance|tooCheap|tooExpensive|expensive|version|best|worst|undefined)\b|\((ms|s)\)/;

describe.each(slugs)('the statistics of %s', slug => {
  it.each(['zh', 'en'] as const)('show its own answers, in words of %s', language => {
    const exhibits = shownOf(slug, language);
    expect(exhibits.length).toBeGreaterThan(0);
    const people = exhibits.map(({ source }) => source.base.people);
    expect(Math.max(...people)).toBeGreaterThan(0);
    const shown = exhibits.flatMap(exhibit => {
      if (exhibit.kind === 'table')
        return wordsIn(
          [exhibit.rows, exhibit.columns]
            .flat()
            .map(({ text, children }) => [text, (children ?? []).map(child => child.text)]),
        );
      return [exhibit.title, ...('categories' in exhibit ? exhibit.categories : [])];
    });
    if (language === 'zh') expect(shown.filter(text => INNER.test(text))).toEqual([]);
  });
});

it('every type that has answers to count is among them', () => {
  expect(slugs.length).toBeGreaterThanOrEqual(25);
});
