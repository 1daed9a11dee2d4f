import { describe, expect, test } from 'vitest';
import { currentPage, openAnswering } from '../src/answering/answering.ts';
import { parseTitle } from '../src/quote/parse-title.ts';
import { checkQuotesKept } from '../src/quote/protect-quotes.ts';
import { renderTitle } from '../src/quote/render-title.ts';
import { writeMarker } from '../src/quote/write-marker.ts';
import { buildSurvey, calculation, fillIn, matrix, multiple, number, ranking, single } from './surveys/build-survey.ts';

const whole = writeMarker({ of: 'question', questionId: 'q1', part: {} }, 'Q1');

describe('a marker', () => {
  test('is a bold span with the question’s id and sorted parts, showing the name and "-Answer"', () => {
    const marker = writeMarker({ of: 'question', questionId: 'q1', part: { itemIds: ['b', 'a'] } }, 'Q<1');
    expect(marker).toBe(
      '<span data-qid="q1" data-itemid="a,b" contenteditable="false" style="font-weight:bold">Q&#60;1-Answer</span>',
    );
    expect(parseTitle(marker)).toEqual([
      { quote: { of: 'question', questionId: 'q1', part: { itemIds: ['a', 'b'] } }, marker },
    ]);
  });

  test.each([
    ['data-num="a,b"', { itemIds: ['a', 'b'] }],
    ['data-pid="r1,r2"', { rowIds: ['r1', 'r2'] }],
    ['data-pid="r1-a,r2-b"', { rowIds: ['r2'], itemIds: ['b'] }],
    ['data-level="2"', { level: 2 }],
    ['data-level="9"', {}],
  ])('with %s quotes %j', (attribute, part) => {
    const [piece] = parseTitle(`<span data-qid="q1" ${attribute}>Q1-Answer</span>`);
    expect(piece).toMatchObject({ quote: { of: 'question', questionId: 'q1', part } });
  });

  test('that is none stays text', () => {
    expect(parseTitle('<span data-qid="">x</span> <b>y</b>')).toEqual([
      { html: '<span data-qid="">x</span> <b>y</b>' },
    ]);
  });
});

test('what a respondent wrote enters html escaped and text as it is', () => {
  const title = { text: 'Why Q1-Answer?', html: `<p>Why ${whole}?</p>` };
  expect(renderTitle(title, () => '<img src=x>')).toEqual({
    text: 'Why <img src=x>?',
    html: '<p>Why <b>&#60;img src=x&#62;</b>?</p>',
  });
});

test('quotes may move but not go or come in another language', () => {
  const before = { text: '', html: `<p>a ${whole} b</p>` };
  expect(checkQuotesKept(before, { text: '', html: `<p>${whole} c</p>` })).toBeUndefined();
  expect(checkQuotesKept(before, { text: 'a' })).toBe('quote-deleted');
  expect(checkQuotesKept(before, { text: '', html: `${whole}${whole}` })).toBe('quote-added');
});

describe('a title shows', () => {
  const quoting = (id: string, part: Parameters<typeof writeMarker>[0], attribute?: 'itemid' | 'pid') =>
    fillIn(id, {}, { title: 'You said Q-Answer.', html: `You said ${writeMarker(part, 'Q', attribute)}.` });
  const model = (languageId: number) =>
    buildSurvey({
      languageId,
      questions: [
        single('one', ['a', { id: 'b', settings: { hasBlank: true } }]),
        multiple('many'),
        ranking('ranks'),
        matrix('grid'),
        number('age'),
        quoting('t1', { of: 'question', questionId: 'one', part: {} }),
        quoting('t2', { of: 'question', questionId: 'many', part: {} }),
        quoting('t3', { of: 'question', questionId: 'ranks', part: { itemIds: ['a', 'b'] } }),
        quoting('t4', { of: 'question', questionId: 'grid', part: { rowIds: ['r2'] } }, 'pid'),
        quoting('t5', { of: 'calculation', calculationId: 'double' }),
      ],
      calculations: [calculation('double', '#age * 2')],
    });
  const answers = {
    one: { item: 'b', blank: 'tea' },
    many: { items: ['a', 'c'] },
    ranks: { order: ['c', 'b', 'a'] },
    grid: { r1: 'a', r2: 'b' },
    age: '21',
  };
  const titles = (languageId: number, given: Record<string, unknown>) => {
    const survey = model(languageId);
    return currentPage(survey, openAnswering(survey, { answers: given }))
      .questions.slice(-5)
      .map(one => one.bound.question.title.text);
  };

  test('the answers it quotes, joined as the language does', () => {
    expect(titles(2, answers)).toEqual([
      'You said B (tea).',
      'You said A, C.',
      'You said B, A.',
      'You said B.',
      'You said 42.',
    ]);
    expect(titles(1, answers)[1]).toBe('You said A、C.');
  });

  test('nothing where nothing was said', () => {
    expect(titles(2, {})).toEqual(Array(5).fill('You said .'));
  });
});
