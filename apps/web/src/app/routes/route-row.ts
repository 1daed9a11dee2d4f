import type { RoutePath } from '@wenshu/texts/routes';
import type { ReactNode } from 'react';

export type Area =
  | 'site'
  | 'sign-in'
  | 'account'
  | 'workspace'
  | 'editor'
  | 'launch'
  | 'data'
  | 'analysis'
  | 'report'
  | 'record'
  | 'assistant';

export type LayoutName = 'public' | 'bare' | 'team' | 'survey';

export type Page = () => ReactNode;
export interface PageModule {
  readonly default: Page;
  /** Asks for what the page shows first, before it is there: of an address with this query. */
  begin?(query: Readonly<Record<string, string | undefined>>): unknown;
}
export type PageLoader = () => Promise<PageModule>;

/** One page's metadata (P2.40, P2.50). Its title is in `routeTexts`, its code in `pageLoaders`, under the same path. */
export interface RouteRow {
  readonly path: RoutePath;
  readonly login: boolean;
  /** Empty for every area today: signing in is all a page asks for, rights are asked for by calls. */
  readonly roles: readonly string[];
  readonly area: Area;
  readonly layout: LayoutName;
}
