import { line, long, type PaperShape } from '../paper/paper-shape.ts';

/** A product concept: the same need answered in several ways, side by side. */
export const conceptShape: PaperShape = {
  brief: {
    category: line,
    people: long,
    need: long,
    /** What one has: a technology, a brand, an ingredient, a channel. */
    has: long,
  },
  nodes: {
    variant: {
      parents: [null],
      most: 5,
      fields: { name: line, insight: long, need: long, benefit: long, reason: long, price: line },
    },
  },
  asks: {
    /** One at least, three where there is none yet. */
    variants: { upon: [null], yields: ['variant'] },
  },
  hasSources: false,
};
