import type { SiteVisit } from '@wenshu/api-contract';
import { connectTexts } from '@wenshu/texts/people/connect';
import { siteTexts } from '@wenshu/texts/people/site';
import { siteFrameTexts } from '@wenshu/texts/people/site-frame';
import { sitePageTexts } from '@wenshu/texts/people/site-pages/index';
import { siteStartTexts } from '@wenshu/texts/people/site-start';
import { toolTexts } from '@wenshu/texts/people/tools';
import { routeTexts } from '@wenshu/texts/routes';
import { shellTexts } from '@wenshu/texts/shell';
import { plainWords } from '@wenshu/ui/article';

export interface HeadWords {
  readonly title: string;
  readonly description: string;
  /** A path of ours. */
  readonly picture: string;
  readonly kind: 'website' | 'article';
}

/** As long as search engines show. */
const MOST_DESCRIPTION = 150;
const PICTURE = '/pictures/share.png';

/** What a page says of itself outside of it. */
export function headWordsOf({ path, language, matter }: SiteVisit): HeadWords {
  const page = (title: string, description: string): HeadWords => ({
    title,
    description,
    picture: PICTURE,
    kind: 'website',
  });
  if (matter.kind === 'article') {
    const { title, summary, content } = matter.article;
    return { title, description: summary || plainWords(content, MOST_DESCRIPTION), picture: PICTURE, kind: 'article' };
  }
  const named = routeTexts[language] as Readonly<Record<string, { readonly title: string }>>;
  const title = named[path]?.title ?? shellTexts[language].notFound.title;
  if (matter.kind === 'document') return page(title, plainWords(matter.document.content, MOST_DESCRIPTION));
  const written = sitePageTexts[path];
  if (written) return page(title, written[language].description);
  const { news } = siteFrameTexts[language];
  const { analysis, templateAnalysis } = siteStartTexts[language];
  const { hero } = siteTexts[language];
  const own: Readonly<Record<string, string>> = {
    '/index': hero.text,
    '/news': news.description,
    '/analysis': analysis.description,
    '/template-analysis': templateAnalysis.description,
    '/connect-us': connectTexts[language].lead,
    '/tools': toolTexts[language].page.lead,
  };
  if (path === '/index') return page(`${shellTexts[language].productName} · ${hero.eyebrow}`, hero.text);
  return page(title, own[path] ?? shellTexts[language].notFound.text);
}
