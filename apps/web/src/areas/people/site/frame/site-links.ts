import { type RoutePath, routeTexts } from '@wenshu/texts/routes';

/** What the header and the footer lead to: the specification's pages (P2.51 to P2.54, P2.62). */
export const productServicePages = [
  '/productServices/onlinePlatform',
  '/productServices/intelligentSeries',
  '/productServices/xmServices',
] as const satisfies readonly RoutePath[];

export const solutionPages = [
  '/solution/cx',
  '/solution/bx',
  '/solution/px',
  '/solution/ci',
  '/solution/ecox',
  '/solution/ex',
] as const satisfies readonly RoutePath[];

export interface NamedLink {
  readonly words: string;
  readonly to: string;
}

/** Each under its title. */
export const titled = (paths: readonly RoutePath[], language: 'zh' | 'en'): readonly NamedLink[] =>
  paths.map(to => ({ words: routeTexts[language][to].title, to }));
