import type { RoutePath } from '@wenshu/texts/routes';
import type { ReactNode } from 'react';

/** A part of a task's way, from asking or transcribing to telling. */
export type StepName = 'design' | 'launch' | 'transcripts' | 'data' | 'analysis' | 'report';

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
  /** Empty for every page today: signing in is all a page asks for, rights are asked for by calls. */
  readonly roles: readonly string[];
  readonly layout: LayoutName;
  /** Of a page of a survey. */
  readonly step?: StepName;
  readonly isComing?: true;
}
