import { Extension, Mark, mergeAttributes } from '@tiptap/core';
import { FONT_SIZES } from '@wenshu/survey-core';

const SIZES: readonly string[] = FONT_SIZES.map(size => `${size}px`);
const COLOUR = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/i;

/** Font size and colours in one mark; of what is pasted only the values that the core's whitelist takes. */
export const Look = Mark.create({
  name: 'look',
  addAttributes: () => ({
    fontSize: { default: null },
    color: { default: null },
    background: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'span[style]',
      getAttrs: element => {
        const { fontSize, color, backgroundColor } = element.style;
        const look = {
          fontSize: SIZES.includes(fontSize) ? fontSize : null,
          color: COLOUR.test(color) ? color : null,
          background: COLOUR.test(backgroundColor) ? backgroundColor : null,
        };
        return Object.values(look).some(Boolean) && !element.dataset.qid ? look : false;
      },
    },
  ],
  renderHTML: ({ mark: { attrs } }) => {
    const style = [
      attrs.fontSize && `font-size:${attrs.fontSize}`,
      attrs.color && `color:${attrs.color}`,
      attrs.background && `background-color:${attrs.background}`,
    ];
    return ['span', { style: style.filter(Boolean).join(';') }, 0];
  },
});

const lowered = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

export const Subscript = lowered('subscript', 'sub');
export const Superscript = lowered('superscript', 'sup');

const ALIGNMENTS: readonly string[] = ['center', 'right', 'justify'];

export const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: element => (ALIGNMENTS.includes(element.style.textAlign) ? element.style.textAlign : null),
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align:${textAlign}` } : {}),
        },
      },
    },
  ],
});
