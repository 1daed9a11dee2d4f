import { line, long, type PaperShape } from '../paper/paper-shape.ts';

export const deskSubjects = ['market', 'product', 'people', 'competition', 'policy', 'other'] as const;
export type DeskSubject = (typeof deskSubjects)[number];

/** From where a question is looked at. */
export const deskFrames = [
  ...['size', 'people', 'need', 'competition', 'price', 'channel', 'technology', 'regulation', 'risk', 'future'],
  'other',
] as const;
export type DeskFrame = (typeof deskFrames)[number];

/** Desk research: what given sources say, letter for letter, about the parts of a question. */
export const deskStudyShape: PaperShape = {
  brief: {
    question: long,
    subject: { type: 'choice', of: deskSubjects },
    /** What one will decide by it. */
    purpose: long,
    conclusion: { type: 'text', most: 2_000, isLong: true },
  },
  nodes: {
    'sub-question': {
      parents: [null],
      most: 40,
      fields: { text: long, frame: { type: 'choice', of: deskFrames }, answer: long },
    },
    term: {
      parents: ['sub-question'],
      most: 20,
      fields: { text: line, language: { type: 'choice', of: ['zh', 'en'] } },
    },
    /** A claim with the passage that it stands on, which stands letter for letter in its source: the server refuses any other. */
    evidence: {
      parents: ['sub-question'],
      most: 60,
      fields: { claim: long, passage: long, source: { type: 'source', passage: 'passage' } },
    },
  },
  asks: {
    /** Sub-questions with search terms, from the question. */
    'sub-questions': { upon: [null], yields: ['sub-question'] },
    terms: { upon: ['sub-question'], yields: ['term'] },
    evidence: { upon: [null, 'sub-question'], yields: ['evidence'] },
  },
  hasSources: true,
};
