import { type RoutePath, routeTexts } from '@wenshu/texts/routes';
import { shellTexts } from '@wenshu/texts/shell';
import { language } from '../language/language.ts';
import { findRow } from './route-table.ts';

const HASH_DELAY_MS = 200;

/** The title of a path's page; unknown paths are named as what they are. */
export function titleOfPath(path: string): string {
  const row = findRow(path);
  return row ? titleOf(row.path) : shellTexts[language].notFound.title;
}

export const titleOf = (path: RoutePath) => routeTexts[language][path].title;

interface Resolved {
  readonly toLocation: { readonly pathname: string; readonly hash: string };
  readonly pathChanged: boolean;
  readonly hashChanged: boolean;
}

/** Title, scroll position and focus after every navigation (P2.40, P2.48, P2.49). */
export function afterNavigation({ toLocation, pathChanged, hashChanged }: Resolved, isFirst: boolean): void {
  const title = titleOfPath(toLocation.pathname);
  document.title = shellTexts[language].titleOf(title);
  if (toLocation.hash) setTimeout(() => scrollToHash(toLocation.hash), HASH_DELAY_MS);
  else if (pathChanged || hashChanged) window.scrollTo(0, 0);
  // A screen reader starts reading at the new page, not at the link that was pressed.
  if (pathChanged && !isFirst) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

function scrollToHash(hash: string): void {
  document.getElementById(decodeURIComponent(hash))?.scrollIntoView();
}
