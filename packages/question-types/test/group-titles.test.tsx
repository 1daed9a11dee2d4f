import { answeringTexts } from '@wenshu/texts/answering';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { typeExamples } from '../src/examples.ts';
import { answerViews, preloadViews } from '../src/respondent.ts';

const slugs = ['single-choice', 'multiple-choice', 'ranking', 'matrix-single', 'matrix-multiple'] as const;
beforeAll(() => preloadViews([...slugs]));

test.each(slugs)('%s: the title of a group of options is read by the respondent (S3.37, S3.51)', slug => {
  const { question } = typeExamples[slug];
  const View = answerViews[slug];
  const grouped = {
    ...question,
    itemGroups: [{ id: 'hot', title: { text: 'Hot drinks' } }],
    items: question.items.map((item, index) => (index > 0 ? { ...item, groupId: 'hot' } : item)),
  };
  const html = (shown: typeof question) =>
    renderToStaticMarkup(
      <View
        question={shown}
        answer={undefined}
        problems={[]}
        titleId="title"
        problemId="problem"
        onChange={() => {}}
        texts={answeringTexts.en}
        seed="0123456789abcdef"
      />,
    );
  expect(html(question)).not.toContain('Hot drinks');
  expect(html(grouped)).toContain('Hot drinks');
});
