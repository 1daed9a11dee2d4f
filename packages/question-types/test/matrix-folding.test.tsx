import type { AnswerProblem, Json } from '@wenshu/survey-core/answering';
import { answeringTexts } from '@wenshu/texts/answering';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { firstOpen, nextOpen } from '../src/_shared/row-folding.ts';
import { typeExamples } from '../src/examples.ts';
import { answerViews, preloadViews } from '../src/respondent.ts';

const slugs = ['matrix-single', 'matrix-multiple', 'matrix-fill-in', 'matrix-dropdown', 'matrix-scale'] as const;
beforeAll(() => preloadViews([...slugs]));

type Slug = (typeof slugs)[number];
const row = (id: string) => ({ id, title: { text: `Row ${id}` }, settings: {} });
const option = (id: string, text: string) => ({ id, title: { text }, settings: {} });

/** A matrix of four rows, the second of which is answered. */
function draw(slug: Slug, { answer, problems = [], rows = 'wxyz' }: Drawn = {}) {
  const View = answerViews[slug];
  const { question } = typeExamples[slug];
  const words = ['Never', 'Now and then', 'Always'];
  const items =
    slug === 'matrix-dropdown' || slug === 'matrix-fill-in'
      ? question.items
      : words.map((text, at) => option('abc'[at]!, text));
  const html = renderToStaticMarkup(
    <View
      question={{ ...question, items, itemGroups: [], rowGroups: [], rows: [...rows].map(row) } as typeof question}
      answer={answer}
      problems={problems}
      titleId="t"
      problemId="p"
      seed="0123456789abcdef"
      onChange={() => {}}
      texts={answeringTexts.en}
    />,
  );
  const folds = [...html.matchAll(/id="t-(\w)-fold"[^>]*aria-expanded="(\w+)"[^>]*><span[^>]*>([^<]*)</g)];
  return folds.map(([, id, isOpen, said]) => `${id} ${isOpen === 'true' ? 'open' : 'folded'} ${said}`.trim());
}

interface Drawn {
  readonly answer?: Json;
  readonly problems?: readonly AnswerProblem[];
  readonly rows?: string;
}

describe('a long matrix on a phone', () => {
  test('has one row open, the first without an answer; the others show what was answered', () => {
    expect(draw('matrix-single', { answer: { w: 'a', y: 'c' } })).toEqual([
      'w folded Never',
      'x open',
      'y folded Always',
      'z folded',
    ]);
    expect(draw('matrix-multiple', { answer: { x: ['a', 'c'] } })).toEqual([
      'w open',
      'x folded Never · Always',
      'y folded',
      'z folded',
    ]);
  });

  test('says texts and what was picked, too', () => {
    const { items } = typeExamples['matrix-fill-in'].question;
    const texts = Object.fromEntries(items.map(({ id }, at) => [id, `text ${at}`]));
    expect(draw('matrix-fill-in', { answer: { y: texts } })[2]).toBe(
      `y folded ${items.map((_, at) => `text ${at}`).join(' · ')}`,
    );
    const [column] = typeExamples['matrix-dropdown'].question.items;
    const [picked] = column?.children ?? [];
    if (column && picked)
      expect(draw('matrix-dropdown', { answer: { z: { [column.id]: picked.id } } })[3]).toBe(
        `z folded ${picked.title.text}`,
      );
  });

  test('what is missing or wrong is open, whatever else is', () => {
    const problems = [{ problem: 'rows-missing' }] as unknown as readonly AnswerProblem[];
    expect(draw('matrix-single', { answer: { w: 'a', y: 'c' }, problems })).toEqual([
      'w folded Never',
      'x open',
      'y folded Always',
      'z open',
    ]);
  });

  test('two rows are no long stack, and points side by side take a line each', () => {
    expect(draw('matrix-single', { rows: 'wx' })).toEqual([]);
    expect(draw('matrix-scale')).toEqual([]);
  });
});

test('the next row opens once one was answered: those behind first, then those that were left out; none when all are done', () => {
  const rows = [...'wxyz'].map(row);
  const folding = (done: string) => ({ rows, said: ({ id }: { id: string }) => (done.includes(id) ? 'said' : '') });
  expect(firstOpen(folding('w'))).toBe('x');
  expect(nextOpen(folding('x'), 'x')).toBe('y');
  expect(nextOpen(folding('xyz'), 'z')).toBe('w');
  // The answer itself may not be there yet when it is asked.
  expect(nextOpen(folding('wxy'), 'z')).toBeUndefined();
  expect(firstOpen(folding('wxyz'))).toBeUndefined();
});
