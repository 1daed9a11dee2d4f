import { Extension, Node } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { type DocNode, QUOTE_PARTS } from '../quote/doc-node.ts';
import { type QuoteRefusal, quoteChange } from '../quote/guard-quotes.ts';

/** Set on what the quote dialog does itself: nobody else may bring or take a quote. */
export const BY_DIALOG = 'quote-dialog';

interface QuoteNodeOptions {
  /** What it is called today, and whether it can be shown. */
  liveOf(attrs: Readonly<Record<string, unknown>>): { readonly label: string; readonly isFaulty: boolean };
}

/** A quoted answer: one inline whole that the cursor steps over. */
export const QuoteNode = Node.create<QuoteNodeOptions>({
  name: 'quote',
  addOptions: () => ({ liveOf: ({ label }) => ({ label: String(label), isFaulty: false }) }),
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({
    qid: { default: null },
    calc: { default: null },
    part: { default: null },
    ids: { default: null },
    label: { default: '' },
  }),
  // Known again when it is pasted, so that the guard sees it: as mere words it would slip in as a quote that is none.
  parseHTML: () => [
    {
      tag: 'span[data-qid], span[data-calc]',
      priority: 100,
      getAttrs: ({ dataset, textContent }) => {
        const part = QUOTE_PARTS.find(name => dataset[name]);
        const ids = part ? (dataset[part] ?? null) : null;
        // What is shown is in the reader's language; what is stored goes along beside it.
        const label = dataset.label ?? textContent;
        return { qid: dataset.qid ?? null, calc: dataset.calc ?? null, part: part ?? null, ids, label };
      },
    },
  ],
  renderText: ({ node }) => String(node.attrs.label),
  renderHTML({ node: { attrs } }) {
    const { label, isFaulty } = this.options.liveOf(attrs);
    const reference = attrs.calc ? { 'data-calc': attrs.calc } : { 'data-qid': attrs.qid };
    const part = attrs.part ? { [`data-${attrs.part}`]: attrs.ids } : {};
    return [
      'span',
      {
        'data-quote': isFaulty ? 'faulty' : 'sound',
        ...reference,
        ...part,
        'data-label': attrs.label,
        contenteditable: 'false',
      },
      label,
    ];
  },
});

/** Where the quote will stand, while its dialog is open. */
export const QuotePlaceholder = Node.create({
  name: 'quotePlaceholder',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ label: { default: '' } }),
  renderHTML: ({ node }) => ['span', { 'data-quote': 'placeholder' }, String(node.attrs.label)],
});

interface GuardOptions {
  onRefused(refusal: QuoteRefusal): void;
  onOpen(position: number): void;
}

/** Refuses edits that bring or take quotes, so that the text stays as it was; and opens the dialog on a click or Enter on one. */
export const QuoteGuard = Extension.create<GuardOptions>({
  name: 'quoteGuard',
  addOptions: () => ({ onRefused: () => {}, onOpen: () => {} }),
  addProseMirrorPlugins() {
    const { onRefused, onOpen } = this.options;
    return [
      new Plugin({
        filterTransaction: (transaction, state) => {
          if (!transaction.docChanged || transaction.getMeta(BY_DIALOG)) return true;
          // Undo and redo only repeat what the dialog did before.
          if (transaction.getMeta('history$')) return true;
          const refusal = quoteChange(state.doc.toJSON() as DocNode, transaction.doc.toJSON() as DocNode);
          if (refusal) onRefused(refusal);
          return refusal === undefined;
        },
        props: {
          handleClickOn: (_view, _at, node, position) => {
            if (node.type.name !== 'quote') return false;
            onOpen(position);
            return true;
          },
          handleKeyDown: (view, event) => {
            const { selection } = view.state;
            if (event.key !== 'Enter' || !('node' in selection)) return false;
            if ((selection.node as { type: { name: string } }).type.name !== 'quote') return false;
            onOpen(selection.from);
            return true;
          },
        },
      }),
    ];
  },
});
