import { answeringTexts } from '@wenshu/texts/answering';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { QuestionTypeSlug } from '../src/answering.ts';
import { typeExamples } from '../src/examples.ts';
import { answerViews, preloadViews } from '../src/respondent.ts';

const slugs = Object.keys(answerViews) as QuestionTypeSlug[];

// The real views, not what stands there until they have come.
beforeAll(() => preloadViews(slugs));

describe.each(slugs)('the view of %s', slug => {
  const { question, answers, wrong } = typeExamples[slug];
  const View = answerViews[slug];
  const shown = [undefined, ...answers, ...wrong.map(one => one.answer)];
  const render = (answer: (typeof shown)[number], language: 'zh' | 'en', isWrong: boolean) =>
    renderToStaticMarkup(
      <View
        question={question}
        answer={answer}
        onChange={() => {}}
        problems={isWrong ? [{ problem: 'required' }] : []}
        titleId="title"
        problemId="problem"
        texts={answeringTexts[language]}
        seed="0123456789abcdef"
      />,
    );

  test('shows every example answer, in both languages, and gives every field a name that is there', () => {
    for (const answer of shown) {
      for (const language of ['zh', 'en'] as const) {
        const html = render(answer, language, true);
        expect(html).not.toMatch(/undefined|NaN|\[object/);
        // A label around a field names it; whatever is outside of one must be named by itself.
        const outside = html.replace(/<label\b.*?<\/label>/gs, '');
        for (const [field] of outside.matchAll(/<(?:input|select|textarea)\b[^>]*>/g))
          expect(field).toMatch(/aria-label(?:ledby)?="[^"]+"/);
        for (const [, ids] of html.matchAll(/aria-(?:labelledby|describedby)="([^"]*)"/g))
          for (const id of ids!.split(' '))
            expect(['title', 'problem'].includes(id) || html.includes(`id="${id}"`)).toBe(true);
      }
    }
  });

  test('shows an answer that is there differently from none', () => {
    for (const answer of answers) expect(render(answer, 'en', false)).not.toBe(render(undefined, 'en', false));
  });
});
