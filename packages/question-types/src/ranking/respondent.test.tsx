import { answeringTexts } from '@wenshu/texts/answering';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { example } from './examples.ts';
import { RankingView } from './respondent.tsx';

const render = (
  order: readonly string[],
  problems: readonly { problem: 'too-few' }[] = [],
  question = example.question,
) =>
  renderToStaticMarkup(
    <RankingView
      question={question}
      answer={order.length > 0 ? { order } : undefined}
      onChange={() => {}}
      problems={problems}
      titleId="title"
      problemId="problem"
      texts={answeringTexts.en}
      seed="0123456789abcdef"
    />,
  );

test('every option is a button that says its place', () => {
  const html = render(['c', 'a']);
  expect(html).toContain('aria-label="Place 1: C"');
  expect(html).toContain('aria-label="Place 2: A"');
  expect(html).toContain('aria-label="B, no place yet"');
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(2);
});

test('only ranked options can be moved, and not beyond the ends', () => {
  const html = render(['c', 'a']);
  expect(html.match(/aria-label="Move /g)).toHaveLength(4);
  expect(html).toMatch(/aria-label="Move C up" disabled=""/);
  expect(html).toMatch(/aria-label="Move A down" disabled=""/);
  expect(render(['c'])).not.toContain('Move ');
});

test('it is named by its title, described by its problem, and says changes aloud', () => {
  const html = render([], [{ problem: 'too-few' }]);
  expect(html).toContain('<fieldset aria-labelledby="title" aria-invalid="true" aria-describedby="problem"');
  expect(html).toContain('aria-live="polite"');
  expect(render([])).not.toContain('aria-describedby');
});

test.each([
  [{}, 'the first one first<'],
  [{ 20002: 4 }, 'the first one first: 4 of them<'],
  [{ 20002: 2 }, 'the first one first: at least 2<'],
  [{ 20003: 3 }, 'the first one first: at most 3<'],
  [{ 20002: 2, 20003: 3 }, 'the first one first: 2 to 3 of them<'],
])('with %j it says beforehand how many', (settings, hint) => {
  expect(render([], [], { ...example.question, settings })).toContain(hint);
});
