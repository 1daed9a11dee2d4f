import { limits } from '../limits.ts';
import type { RichText } from '../rich-text.ts';
import type { HtmlProblem } from './html-node.ts';
import { parseHtml } from './parse-html.ts';
import { isSamePlain, plainOf } from './plain-of.ts';

export type RichTextProblem =
  | { readonly problem: 'content-empty' | 'rich-text-differs' }
  | { readonly problem: 'text-too-long'; readonly max: number }
  | { readonly problem: 'rich-text-refused'; readonly reason: HtmlProblem };

/** What is wrong with a text from an editor. Lengths are counted on the plain text, in characters as a person sees them. */
export function checkRichText(
  { text, html }: RichText,
  { max = limits.richText, isRequired = true }: { max?: number; isRequired?: boolean } = {},
): RichTextProblem | undefined {
  const nodes = html === undefined ? undefined : parseHtml(html);
  if (nodes && 'problem' in nodes) return { problem: 'rich-text-refused', reason: nodes };
  // The plain text is what exports and screen readers see: it must not say something else than the page.
  if (nodes && !isSamePlain(text, plainOf(nodes.nodes))) return { problem: 'rich-text-differs' };
  const hasPicture = html !== undefined && /<(img|video)\b/i.test(html);
  if (isRequired && text.trim() === '' && !hasPicture) return { problem: 'content-empty' };
  return [...text].length > max ? { problem: 'text-too-long', max } : undefined;
}

/** Rich text from an editor's HTML, its plain text derived; or what does not pass. */
export function richTextFrom(html: string): RichText | HtmlProblem {
  const parsed = parseHtml(html);
  return 'problem' in parsed ? parsed : { text: plainOf(parsed.nodes), html };
}
