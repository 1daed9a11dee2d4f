import type { RichText } from '../rich-text.ts';
import { parseTitle } from './parse-title.ts';
import type { Quote } from './quote.ts';
import { escapeHtml } from './write-marker.ts';

/** Whether a title may hold quotes: cheap enough to ask of every title. */
export function hasQuotes(title: RichText): boolean {
  return title.html?.includes('data-qid="') === true || title.html?.includes('data-calc="') === true;
}

/** A title with its quotes filled in. What a respondent wrote enters as text: it is escaped in the html. */
export function renderTitle(title: RichText, textOf: (quote: Quote) => string): RichText {
  if (!hasQuotes(title)) return title;
  let html = '';
  let text = '';
  let rest = title.text;
  for (const piece of parseTitle(title.html!)) {
    if (!('quote' in piece)) {
      html += piece.html;
      continue;
    }
    const said = textOf(piece.quote);
    html += `<b>${escapeHtml(said)}</b>`;
    // Names hold letters, digits and underscores only, so the html has them as the text does.
    const shown = piece.marker.replace(/<[^>]*>/g, '');
    const at = rest.indexOf(shown);
    if (at < 0) continue;
    text += rest.slice(0, at) + said;
    rest = rest.slice(at + shown.length);
  }
  return { text: text + rest, html };
}
