import { Extension, Mark, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

interface FigureOptions {
  /** The number as it reads now. */
  wordsOf(figureId: string): string;
}

/** A number out of the answers, in the middle of a sentence. */
const Figure = Node.create<FigureOptions>({
  name: 'figure',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ wordsOf: () => '…' }),
  addAttributes: () => ({ figureId: { default: '' } }),
  renderHTML: () => ['span', { 'data-figure': '' }],
  // Drawn by hand, because its words come later than it does, and change while somebody writes beside it.
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('span');
      dom.dataset.figure = String(node.attrs.figureId);
      dom.textContent = this.options.wordsOf(dom.dataset.figure);
      return { dom, ignoreMutation: () => true };
    };
  },
});

const Colour = Mark.create({
  name: 'colour',
  addAttributes: () => ({ colour: { default: null } }),
  renderHTML: ({ mark }) => ['span', { style: `color: ${String(mark.attrs.colour)}` }, 0],
});

const ALIGN: Readonly<Record<string, string>> = { left: 'left', centre: 'center', right: 'right' };

/** What a paragraph is and how it stands. */
const ParagraphLook = Extension.create({
  name: 'paragraphLook',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        look: { default: 'body', renderHTML: ({ look }) => ({ 'data-style': look }) },
        align: { default: null, renderHTML: ({ align }) => (align ? { style: `text-align: ${ALIGN[align]}` } : {}) },
      },
    },
  ],
});

/** What a text of a report can hold, and nothing more: what is pasted loses the rest. */
export const extensionsFor = (wordsOf: FigureOptions['wordsOf']) => [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    link: false,
    strike: false,
    underline: false,
    bulletList: false,
    orderedList: false,
    listItem: false,
    listKeymap: false,
    trailingNode: false,
  }),
  ParagraphLook,
  Colour,
  Figure.configure({ wordsOf }),
];
