import type { LivePiece } from '@wenshu/texts/people/site-pages/page-words';

/** Something to try, in the place where a page speaks of it. It comes when somebody comes near. */
export function LivePlace({ piece }: { readonly piece: LivePiece }) {
  return <div data-live={piece} />;
}
