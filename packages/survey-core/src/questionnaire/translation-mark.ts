import { parseTitle } from '../quote/parse-title.ts';
import type { RichText } from '../rich-text.ts';

/**
 * Which translation was checked against which original. It holds both, so that whatever changes either of them by whatever way is noticed:
 * no edit has to remember to take the mark away.
 */
export function translationMark(base: RichText, translation: RichText): string {
  return `${hashText(base)}.${hashText(translation)}`;
}

/** Of what is said, not of how a quoted question happens to be called: publishing gives markers other names, which changes no meaning. */
export function hashText({ text, html }: RichText): string {
  if (html === undefined) return hashOf(text);
  return hashOf(
    parseTitle(html)
      .map(piece => ('quote' in piece ? JSON.stringify(piece.quote) : piece.html))
      .join(''),
  );
}

/** 53 bits of two multiplications side by side (cyrb53): one that coincides by chance would leave a changed original unnoticed. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
