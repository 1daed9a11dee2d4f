import type { SiteVisit } from '@wenshu/api-contract';
import { shellTexts } from '@wenshu/texts/shell';

interface Words {
  readonly title: string;
  readonly description: string;
  readonly picture: string;
}

const CONTEXT = 'https://schema.org';

/** The product on the home page, an article on its own, and otherwise just the page: what a search engine can read without guessing. */
export function structuredData({ path, language, origin, matter }: SiteVisit, words: Words): object {
  const publisher = { '@type': 'Organization', name: shellTexts[language].productName, url: `${origin}/index` };
  const inLanguage = language === 'zh' ? 'zh-CN' : 'en';
  if (matter.kind === 'article') {
    const { title, summary, newsTime, accessLink } = matter.article;
    return {
      '@context': CONTEXT,
      '@type': 'Article',
      headline: title,
      description: summary,
      datePublished: new Date(newsTime).toISOString().slice(0, 10),
      inLanguage,
      mainEntityOfPage: `${origin}${accessLink}`,
      image: `${origin}${words.picture}`,
      author: publisher,
      publisher,
    };
  }
  if (path === '/index') {
    return {
      '@context': CONTEXT,
      '@type': 'SoftwareApplication',
      name: shellTexts[language].productName,
      description: words.description,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      inLanguage,
      url: `${origin}/index`,
      license: 'https://www.apache.org/licenses/LICENSE-2.0',
    };
  }
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    name: words.title,
    description: words.description,
    inLanguage,
    url: `${origin}${path}`,
    isPartOf: { '@type': 'WebSite', name: shellTexts[language].productName, url: `${origin}/index` },
  };
}
