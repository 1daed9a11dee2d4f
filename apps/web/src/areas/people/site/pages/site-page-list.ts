import type { SiteMatter } from '@wenshu/api-contract';
import type { SitePath } from '@wenshu/api-contract/page-addresses';
import type { Page } from '../../../../app/routes/route-row.ts';
import { ConnectPage } from '../connect/connect-page.tsx';
import { ContentPage } from '../content/content-page.tsx';
import { DocumentPage } from '../documents/document-page.tsx';
import { HomePage } from '../home/home-page.tsx';
import { NewsPage } from '../news/news-page.tsx';
import { useVisit } from '../site-context.ts';
import { AnalysisPage } from '../start/analysis-page.tsx';
import { TemplatesPage } from '../start/templates-page.tsx';
import { ToolsPage } from '../tools-page/tools-page.tsx';

export interface SitePage {
  readonly Page: Page;
  /** What it shows besides its own words. */
  readonly matter: SiteMatter['kind'];
}

const content: SitePage = { Page: ContentPage, matter: 'none' };
const Tools = () => ToolsPage({ language: useVisit().language });
const document: SitePage = { Page: DocumentPage, matter: 'document' };

/** Every page of the public site. A path without one does not compile. */
export const sitePageList: Readonly<Record<SitePath, SitePage>> = {
  '/index': { Page: HomePage, matter: 'news' },
  '/product': content,
  '/product-enter': content,
  '/product-gover': content,
  '/solution': content,
  '/solution/ci': content,
  '/solution/px': content,
  '/solution/bx': content,
  '/solution/cx': content,
  '/solution/ex': content,
  '/solution/ecox': content,
  '/productServices/onlinePlatform': content,
  '/productServices/intelligentSeries': content,
  '/productServices/xmServices': content,
  '/analysis': { Page: AnalysisPage, matter: 'none' },
  '/template-analysis': { Page: TemplatesPage, matter: 'none' },
  '/tools': { Page: Tools, matter: 'none' },
  '/news': { Page: NewsPage, matter: 'news' },
  '/connect-us': { Page: ConnectPage, matter: 'none' },
  '/privacy-agreement': document,
  '/service-agreement': document,
  '/use-guide': document,
  '/product-manual': document,
  '/grant-statement': document,
};
