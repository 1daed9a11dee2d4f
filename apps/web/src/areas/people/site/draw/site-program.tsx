import '@wenshu/ui';
import type { SiteProgram, SiteVisit } from '@wenshu/api-contract';
import { type SitePath, sitePages } from '@wenshu/api-contract/page-addresses';
import { renderToString } from 'react-dom/server';
import { documentPaths } from '../documents/document-paths.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { ArticlePage } from '../news/article-page.tsx';
import { NotFoundSitePage } from '../not-found-page.tsx';
import { type SitePage, sitePageList } from '../pages/site-page-list.ts';
import { SiteContext } from '../site-context.ts';
import { rootTag, siteHead } from './site-head.tsx';

const article: SitePage = { Page: ArticlePage, matter: 'article' };

/** React asks for the pictures of the first screen before what it draws: they belong into the head, where a browser meets them before the styles. */
const HINTS = /^(<link rel="preload"[^>]*>)+/;

function pageOf(path: string): SitePage | undefined {
  if (/^\/news\/[^/]+$/.test(path)) return article;
  return Object.hasOwn(sitePageList, path) ? sitePageList[path as SitePath] : undefined;
}

/** The public site as the server runs it: built with the scripts that take its pages over, so both are of one build. */
export const siteProgram: SiteProgram = {
  pages: sitePages,
  matterOf: path => pageOf(path)?.matter,
  documentOf: path =>
    (documentPaths as Readonly<Partial<Record<string, (typeof documentPaths)[keyof typeof documentPaths]>>>)[path],
  draw(visit: SiteVisit, isKnown: boolean) {
    const { Page } = (isKnown && pageOf(visit.path)) || { Page: NotFoundSitePage };
    const drawn = renderToString(
      <SiteContext value={visit}>
        <SiteFrame>
          <Page />
        </SiteFrame>
      </SiteContext>,
    );
    const hints = HINTS.exec(drawn)?.[0] ?? '';
    return {
      head: hints + siteHead(visit, isKnown),
      body: drawn.slice(hints.length),
      root: { lang: rootTag(visit.language), 'data-language': visit.language },
    };
  },
};
