import type { RichText } from '../rich-text.ts';
import { parseTitle } from './parse-title.ts';

/**
 * In another language, and in a solution's questions, quotes stay as they are: the words around them may change and their order may,
 * but none goes and none comes (S5: "cannot delete" and "cannot add the quoted content").
 */
export function checkQuotesKept(before: RichText, after: RichText): 'quote-deleted' | 'quote-added' | undefined {
  const [old, next] = [markersOf(before), markersOf(after)];
  for (const marker of old) {
    const at = next.indexOf(marker);
    if (at < 0) return 'quote-deleted';
    next.splice(at, 1);
  }
  return next.length > 0 ? 'quote-added' : undefined;
}

function markersOf({ html }: RichText): string[] {
  return parseTitle(html ?? '').flatMap(piece => ('quote' in piece ? [JSON.stringify(piece.quote)] : []));
}
