import type { RoutePath } from '@wenshu/texts/routes';
import type { shellTexts } from '@wenshu/texts/shell';
import { isBuilt } from '../routes/built-pages.ts';

type Words = (typeof shellTexts)['zh'];
type Named<Word extends string> = readonly (readonly [Word, RoutePath])[];

/** What the header and the footer lead to: the specification's pages, as far as they are there. */
export const productServicePages = pages(
  '/productServices/onlinePlatform',
  '/productServices/intelligentSeries',
  '/productServices/xmServices',
);
export const solutionPages = pages(
  '/solution/cx',
  '/solution/bx',
  '/solution/px',
  '/solution/ci',
  '/solution/ecox',
  '/solution/ex',
);

export const laterPages = named<keyof Words['nav']>(['startJourney', '/analysis'], ['news', '/news']);

export const aboutPages = named<keyof Words['footer']>(
  ['homepage', '/index'],
  ['about', '/connect-us'],
  ['contactUs', '/connect-us'],
  ['knowledgeSharing', '/news'],
  ['userGuide', '/use-guide'],
  ['importantStatement', '/grant-statement'],
);

export const industryPages = named<keyof Words['footer']>(
  ['enterprises', '/product-enter'],
  ['government', '/product-gover'],
);

export const accountPages = named<keyof Words['session']>(['account', '/user']);

function pages(...paths: readonly RoutePath[]): readonly RoutePath[] {
  return paths.filter(isBuilt);
}

function named<Word extends string>(...entries: Named<Word>): Named<Word> {
  return entries.filter(([, path]) => isBuilt(path));
}
