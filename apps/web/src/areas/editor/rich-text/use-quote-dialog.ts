import type { Editor, JSONContent } from '@tiptap/core';
import { useState } from 'react';
import type { QuoteAttrs } from '../quote/make-quote.ts';
import { BY_DIALOG } from './quote-nodes.ts';

interface OpenQuote {
  /** The text before the placeholder came: what closing without OK goes back to (S4.25). */
  readonly before: JSONContent;
  readonly position: number;
  /** The marker that is changed; a new one when undefined. */
  readonly existing: QuoteAttrs | undefined;
}

/** The dialog's way into the text: a placeholder while it is open, then the marker, or the text as it was. */
export function useQuoteDialog(editor: Editor, placeholder: string) {
  const [open, setOpen] = useState<OpenQuote>();

  const openAt = (position: number) => {
    const node = editor.state.doc.nodeAt(position);
    if (node?.type.name !== 'quote') return;
    setOpen({ before: editor.getJSON(), position, existing: node.attrs as unknown as QuoteAttrs });
  };
  const openNew = () => {
    const { selection } = editor.state;
    const selected = editor.state.doc.nodeAt(selection.from);
    if (selected?.type.name === 'quote' && !selection.empty) return openAt(selection.from);
    const before = editor.getJSON();
    // At the end of what is selected: a quote is put in, it replaces nothing.
    const position = selection.to;
    editor
      .chain()
      .setMeta(BY_DIALOG, true)
      .insertContentAt(position, { type: 'quotePlaceholder', attrs: { label: placeholder } })
      .run();
    setOpen({ before, position, existing: undefined });
  };
  const put = (quote: QuoteAttrs | undefined) => {
    if (!open) return;
    const { position } = open;
    const range = { from: position, to: position + 1 };
    const chain = editor.chain().setMeta(BY_DIALOG, true).deleteRange(range);
    if (quote) chain.insertContentAt(position, { type: 'quote', attrs: { ...quote } });
    chain.run();
    setOpen(undefined);
    editor.commands.focus(position + (quote ? 1 : 0));
  };
  const cancel = () => {
    if (!open) return;
    editor.chain().setMeta(BY_DIALOG, true).setContent(open.before).run();
    setOpen(undefined);
    editor.commands.focus(open.position);
  };
  return { open, openAt, openNew, put, cancel };
}
