import type { LivePiece } from '@wenshu/texts/people/site-pages/page-words';
import type { Island } from '../islands/island.tsx';
import type { IslandName } from '../islands/island-list.ts';
import { useVisit } from '../site-context.ts';

/** Something to try, in the place where a page speaks of it. It comes when somebody comes near. */
export function LivePlace({ piece }: { readonly piece: LivePiece }) {
  const { language } = useVisit();
  return <div data-live={`${piece}-${language}`} />;
}
export type Unused = IslandName | typeof Island;
