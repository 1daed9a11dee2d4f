import type { RichText } from '../rich-text.ts';
import { parseTitle } from './parse-title.ts';
import type { Quote } from './quote.ts';
import { escapeHtml } from './write-marker.ts';

/** A text whose markers show other words; a marker whose words are not found in the plain text stays as it is. */
export function relabelQuotes({ text, html }: RichText, labelOf: (quote: Quote, stored: string) => string): RichText {
  if (!html || !/data-(qid|calc)=/.test(html)) return { text, ...(html !== undefined && { html }) };
  let plain = '';
  let from = 0;
  const pieces = parseTitle(html).map(piece => {
    if (!('quote' in piece)) return piece.html;
    const stored = piece.marker.replace(/<[^>]*>/g, '');
    const at = text.indexOf(stored, from);
    if (at < 0) return piece.marker;
    const label = labelOf(piece.quote, stored);
    plain += text.slice(from, at) + label;
    from = at + stored.length;
    return piece.marker.replace(/>[^<]*</, () => `>${escapeHtml(label)}<`);
  });
  return { text: plain + text.slice(from), html: pieces.join('') };
}
