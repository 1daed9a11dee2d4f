import type { AnyExtension } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { Look, Subscript, Superscript, TextAlign } from './marks.ts';
import { ImageNode, VideoNode } from './media-nodes.ts';
import { PasteAndDrop } from './paste-and-drop.ts';
import { QuoteGuard, QuoteNode, QuotePlaceholder } from './quote-nodes.ts';

type Options = NonNullable<Parameters<(typeof QuoteGuard)['configure']>[0]> &
  NonNullable<Parameters<(typeof PasteAndDrop)['configure']>[0]> &
  NonNullable<Parameters<(typeof QuoteNode)['configure']>[0]>;

/** What a text can hold: the core's whitelist, nothing more. */
export function extensionsFor(options: Options): AnyExtension[] {
  const { onRefused, onOpen, onPicture, onForeignPictures, liveOf } = options;
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
    QuoteNode.configure({ liveOf }),
    QuotePlaceholder,
    QuoteGuard.configure({ onRefused, onOpen }),
    PasteAndDrop.configure({ onPicture, onForeignPictures }),
  ];
}
