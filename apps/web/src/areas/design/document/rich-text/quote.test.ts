import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { questionTypes } from '@wenshu/question-types/core';
import { checkRichText, parseTitle, type Question, type Questionnaire } from '@wenshu/survey-core';
import { describe, expect, test } from 'vitest';
import { quoteChange } from '../quote/guard-quotes.ts';
import { showQuotes } from '../quote/live-quotes.ts';
import { chosenOf, makeQuote } from '../quote/make-quote.ts';
import { ALL, changeChoice, pickerFor } from '../quote/quote-options.ts';
import { readHtml } from './read-html.ts';
import { writeDoc } from './write-doc.ts';

const part = (id: string, more: object = {}) => ({
  id,
  order: id.slice(-1).toLowerCase(),
  title: { text: `Text of ${id}` },
  settings: {},
  ...more,
});
const byId = <T extends { id: string }>(...parts: T[]) => Object.fromEntries(parts.map(one => [one.id, one]));

function question(type: QuestionTypeSlug, more: Partial<Question> = {}): Question {
  return {
    id: 'question01',
    order: 'i',
    type,
    groupId: 'group001',
    seqName: 'Q7',
    title: { text: 'Title' },
    settings: {},
    items: byId(part('itemOneC'), part('itemTwoA'), part('itemSixB')),
    itemGroups: {},
    rows: byId(part('rowOneA'), part('rowTwoB')),
    rowGroups: {},
    ...more,
  };
}

const byCode = (codes: readonly number[]) =>
  (Object.keys(questionTypes) as QuestionTypeSlug[]).filter(slug => codes.includes(questionTypes[slug].code));
const kindsOf = (codes: readonly number[]) => new Set(byCode(codes).map(slug => pickerFor(question(slug)).kind));

describe('the picker follows the type', () => {
  test('S5.48, S5.49: only the listed types can be quoted', () => {
    const quotable = [1, 2, 3, 4, 5, 6, 13, 15, 18, 19, 22, 36, 40, 51];
    for (const slug of Object.keys(questionTypes) as QuestionTypeSlug[]) {
      const isQuotable = quotable.includes(questionTypes[slug].code);
      expect([slug, pickerFor(question(slug)).kind !== 'unsupported']).toEqual([slug, isQuotable]);
    }
    expect(makeQuote(question('scale'), [ALL])).toEqual({ problem: 'not-supported' });
  });

  test('S5.50, S5.51, S5.52, S5.53: several for 3, 4, 6, 13, 40, 51; one for 15; a cascader for 18 and 19; none for the rest', () => {
    expect([...kindsOf([3, 4, 6, 13, 40, 51])]).toEqual(['multi']);
    expect([...kindsOf([15])]).toEqual(['single']);
    expect([...kindsOf([18, 19])]).toEqual(['cascader']);
    expect([...kindsOf([1, 2, 5, 22, 36])]).toEqual(['whole']);
  });

  test('S4.23: options are built from the question, in its order', () => {
    const { options } = pickerFor(question('multiple-choice'));
    expect(options.map(({ value }) => value)).toEqual(['itemTwoA', 'itemSixB', 'itemOneC']);
  });

  test('S5.54: options are named down to the fourth level', () => {
    const deep = ['itemL1a', 'itemL2a', 'itemL3a', 'itemL4a', 'itemL5a'].map((id, level, all) =>
      part(id, level > 0 ? { parentItemId: all[level - 1] } : {}),
    );
    const { options } = pickerFor(question('multiple-choice', { items: byId(...deep) }));
    expect(options).toHaveLength(1);
    expect(options[0]?.value).toBe('itemL4a');
    expect(options[0]?.label.split(' / ')).toHaveLength(4);
  });
});

test('S4.26: "all" clears the others, and another one drops "all"', () => {
  expect(changeChoice(['itemTwoA', 'itemSixB'], ['itemTwoA', 'itemSixB', ALL])).toEqual([ALL]);
  expect(changeChoice([ALL], [ALL, 'itemTwoA'])).toEqual(['itemTwoA']);
  expect(changeChoice([], ['itemTwoA'])).toEqual(['itemTwoA']);
});

describe('the form', () => {
  test.each(byCode([3, 4, 6, 13, 15, 18, 19, 40, 51]))('S5.44, S5.45: %s without a choice is not submitted', slug => {
    expect(makeQuote(question(slug), [])).toEqual({ problem: 'please-select' });
  });

  test('S5.44: a question must be chosen, and it needs at least one option', () => {
    expect(makeQuote(undefined, [])).toEqual({ problem: 'please-select' });
    expect(makeQuote(question('multiple-choice', { items: {} }), [ALL])).toEqual({ problem: 'needs-option' });
  });

  test('S3.75, S3.76: the marker names the sorted parts, and shows the number followed by "-Answer"', () => {
    const made = makeQuote(question('multiple-choice'), ['itemTwoA', 'itemOneC']);
    expect(made).toEqual({
      quote: { qid: 'question01', calc: null, part: 'itemid', ids: 'itemOneC,itemTwoA', label: 'Q7-Answer' },
    });
    expect(makeQuote(question('multi-fill-in'), ['itemTwoA'])).toMatchObject({ quote: { part: 'num' } });
    expect(makeQuote(question('matrix-single'), ['rowTwoB'])).toMatchObject({ quote: { part: 'pid', ids: 'rowTwoB' } });
  });

  test('S3.75: "all" names none', () => {
    expect(makeQuote(question('ranking'), [ALL])).toMatchObject({ quote: { part: null, ids: null } });
  });

  test('S5.46, S5.47: of two entries of a cascader the last is used, with the row before the dash', () => {
    const made = makeQuote(question('matrix-multiple'), ['rowOneA', 'rowOneA-itemTwoA']);
    expect(made).toMatchObject({ quote: { part: 'pid', ids: 'rowOneA-itemTwoA' } });
    expect(makeQuote(question('matrix-fill-in'), ['rowTwoB'])).toMatchObject({ quote: { ids: 'rowTwoB' } });
  });
});

test('S3.74: the marker is a bold span that cannot be edited, and the core reads it back', () => {
  const made = makeQuote(question('matrix-multiple'), ['rowOneA', 'rowOneA-itemTwoA']);
  if ('problem' in made) throw new Error(made.problem);
  const title = writeDoc({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'quote', attrs: { ...made.quote } }] }],
  });
  expect(title.html).toContain('contenteditable="false" style="font-weight:bold">Q7-Answer</span>');
  expect(checkRichText(title)).toBeUndefined();
  const [, quoted] = parseTitle(title.html!);
  expect(quoted).toMatchObject({
    quote: { of: 'question', questionId: 'question01', part: { rowIds: ['rowOneA'], itemIds: ['itemTwoA'] } },
  });
  expect(chosenOf(made.quote)).toEqual(['rowOneA', 'rowOneA-itemTwoA']);
});

test('S5.55 to S5.57: an edit that takes a quote away or brings one is known, one that moves it is allowed', () => {
  const marker = (qid: string) => `<span data-qid="${qid}" contenteditable="false">Q1-Answer</span>`;
  const before = readHtml({ text: '', html: `<p>a ${marker('question01')} b</p>` });
  const read = (html: string) => readHtml({ text: '', html });
  expect(quoteChange(before, read('<p>a b</p>'))).toBe('deleted');
  expect(quoteChange(before, read(`<p>${marker('question01')} a ${marker('question02')}</p>`))).toBe('added');
  expect(quoteChange(before, read(`<p>${marker('question01')} a, b</p>`))).toBeUndefined();
});

describe('a quote is called as its question is called now', () => {
  const asked = (id: string, order: string, more: Partial<Question> = {}) => ({
    ...question('multiple-choice'),
    id,
    order,
    groupId: 'group001',
    seqName: id.toUpperCase(),
    ...more,
  });
  const survey = (...questions: Question[]) =>
    ({
      groups: { group001: { id: 'group001', order: 'a', title: { text: '' }, settings: {} } },
      questions: byId(...questions),
      calculations: {},
    }) as unknown as Questionnaire;
  const title = {
    text: 'Why Q1-Answer?',
    html: '<p>Why <span data-qid="quoted" contenteditable="false" style="font-weight:bold">Q1-Answer</span>?</p>',
  };
  const shown = (...questions: Question[]) => showQuotes(title, survey(...questions), 'quoting');

  test('and its marker says so when that question is gone, stands behind, or cannot be quoted', () => {
    const quoting = asked('quoting', 'm');
    const before = shown(asked('quoted', 'c'), quoting);
    expect(before.fault).toBeUndefined();
    // Read in the reader's language (the tests' is Chinese), stored as S3.76 says.
    expect(before.text.html).toContain('>QUOTED-答案</span>');
    expect(checkRichText({ text: 'Why QUOTED-答案?', html: before.text.html! })).toBeUndefined();
    expect(shown(quoting)).toMatchObject({
      fault: 'quote-dangling',
      text: { html: expect.stringContaining('Q1-答案') },
    });
    expect(shown(asked('quoted', 'x'), quoting).fault).toBe('quote-forward');
    expect(shown(asked('quoted', 'c', { type: 'nps' }), quoting).fault).toBe('quote-not-supported');
  });
});
