import type { SiteVisit } from '@wenshu/api-contract';
import { shellTexts } from '@wenshu/texts/shell';
import { renderToStaticMarkup } from 'react-dom/server';
import { headWordsOf } from './head-words.ts';
import { structuredData } from './structured-data.ts';

const tags = { zh: 'zh-CN', en: 'en' } as const;

/** For search engines and for who shares the page: what it is, where it is, and in which languages. */
export function siteHead(visit: SiteVisit, isKnown: boolean): string {
  const { language, origin, path } = visit;
  const { title, description, picture, kind } = headWordsOf(visit);
  const { titleOf, productName } = shellTexts[language];
  const address = (of: 'zh' | 'en') => `${origin}${path}${of === 'en' ? '?lang=en' : ''}`;
  const fullTitle = path === '/index' ? title : titleOf(title);
  const markup = renderToStaticMarkup(
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isKnown ? (
        <>
          <link rel="canonical" href={address(language)} />
          <link rel="alternate" hrefLang="zh-CN" href={address('zh')} />
          <link rel="alternate" hrefLang="en" href={address('en')} />
          <link rel="alternate" hrefLang="x-default" href={address('zh')} />
          <meta property="og:type" content={kind} />
          <meta property="og:site_name" content={productName} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address(language)} />
          <meta property="og:locale" content={tags[language].replace('-', '_')} />
          <meta property="og:image" content={`${origin}${picture}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>,
  );
  return isKnown ? `${markup}${dataScript(structuredData(visit, { title, description, picture }))}` : markup;
}

/** `<` is escaped, so that no title can end the element that carries it. It is data: no browser runs it. */
const dataScript = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

export const rootTag = (language: 'zh' | 'en'): string => tags[language];
