import type { AnyExtension } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { Look, Subscript, Superscript, TextAlign } from './marks.ts';
import { ImageNode, VideoNode } from './media-nodes.ts';
import { QuoteGuard, QuoteNode, QuotePlaceholder } from './quote-nodes.ts';

type GuardOptions = Parameters<(typeof QuoteGuard)['configure']>[0];

/** What a text can hold: the core's whitelist, nothing more. */
export function extensionsFor(guard: GuardOptions): AnyExtension[] {
  return [
    StarterKit.configure({
      blockquote: false,
      code: false,
      codeBlock: false,
      heading: false,
      horizontalRule: false,
      trailingNode: false,
      link: { openOnClick: false, autolink: false },
    }),
    Look,
    Subscript,
    Superscript,
    TextAlign,
    ImageNode,
    VideoNode,
    QuoteNode,
    QuotePlaceholder,
    QuoteGuard.configure(guard),
  ];
}
