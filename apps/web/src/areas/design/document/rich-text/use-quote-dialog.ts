import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { QuoteAttrs } from '../quote/make-quote.ts';
import { BY_DIALOG } from './quote-nodes.ts';

interface OpenQuote {
  readonly position: number;
  /** The marker that is changed; a new one when undefined. */
  readonly existing: QuoteAttrs | undefined;
}

/** The dialog's way into the text: a placeholder while it is open, then the marker, or the text as it was. */
export function useQuoteDialog(editor: Editor, placeholder: string) {
  const [open, setOpen] = useState<OpenQuote>();

  // A placeholder comes and goes without a trace: undo must not bring it back.
  const unseen = () => editor.chain().setMeta(BY_DIALOG, true).setMeta('addToHistory', false);
  const openAt = (position: number) => {
    const node = editor.state.doc.nodeAt(position);
    if (node?.type.name !== 'quote') return;
    // The node is a quote, and its attributes are declared by that node.
    setOpen({ position, existing: node.attrs as unknown as QuoteAttrs });
  };
  const openNew = () => {
    const { selection } = editor.state;
    const selected = editor.state.doc.nodeAt(selection.from);
    if (selected?.type.name === 'quote' && !selection.empty) return openAt(selection.from);
    // At the end of what is selected: a quote is put in, it replaces nothing.
    const position = selection.to;
    unseen()
      .insertContentAt(position, { type: 'quotePlaceholder', attrs: { label: placeholder } })
      .run();
    setOpen({ position, existing: undefined });
  };
  const put = (quote: QuoteAttrs | undefined) => {
    if (!open) return;
    const { position, existing } = open;
    const range = { from: position, to: position + 1 };
    if (!existing) unseen().deleteRange(range).run();
    const chain = editor.chain().setMeta(BY_DIALOG, true);
    if (existing) chain.deleteRange(range);
    if (quote) chain.insertContentAt(position, { type: 'quote', attrs: { ...quote } });
    chain.run();
    setOpen(undefined);
    editor.commands.focus(position + (quote ? 1 : 0));
  };
  /** Closing without OK takes the placeholder away again: the text is as it was (S4.25). */
  const cancel = () => {
    if (!open) return;
    const { position, existing } = open;
    if (!existing)
      unseen()
        .deleteRange({ from: position, to: position + 1 })
        .run();
    setOpen(undefined);
    editor.commands.focus(position);
  };
  return { open, openAt, openNew, put, cancel };
}
