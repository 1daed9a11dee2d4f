import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { articleTexts } from '../../../texts/src/people/article.ts';
import { guideText } from '../../../texts/src/people/documents/guide.ts';
import { manualText } from '../../../texts/src/people/documents/manual.ts';
import { statementText } from '../../../texts/src/people/documents/statement.ts';
import { ownNews } from '../../../texts/src/people/news/own-news.ts';
import { routeTexts } from '../../../texts/src/routes.ts';
import { Article, parseArticle, plainWords } from './index.ts';

const texts = [
  ...ownNews.map(({ key, zh, en }) => ({ name: key, zh: zh.words, en: en.words })),
  { name: 'guide', zh: guideText.zh.content, en: guideText.en.content },
  { name: 'manual', zh: manualText.zh.content, en: manualText.en.content },
  { name: 'statement', zh: statementText.zh.content, en: statementText.en.content },
];
const words = texts.flatMap(({ name, ...both }) =>
  (['zh', 'en'] as const).map(language => ({ name, language, markdown: both[language] })),
);

describe('the texts that come with the product', () => {
  it.each(words)('leave no mark unread and lead to pages that there are: $name $language', ({ language, markdown }) => {
    const drawn = renderToStaticMarkup(<Article markdown={markdown} labels={articleTexts[language]} />);
    const shown = drawn.replace(/<[^>]*>/g, '\n');
    // Whoever writes them sees here that two asterisks were left open, or a bracket.
    expect(shown).not.toMatch(/\*\*|\]\(|^\||~~~|^#/m);
    for (const [, address] of drawn.matchAll(/href="([^"#]*)/g)) expect(Object.keys(routeTexts.zh)).toContain(address);
    expect(parseArticle(markdown).filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(3);
    expect(plainWords(markdown, 120).length).toBeGreaterThan(40);
  });
});
