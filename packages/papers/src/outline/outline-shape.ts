import { line, long, type PaperShape } from '../paper/paper-shape.ts';

/** An interview outline: what one wants to learn, and how a talk of so many minutes gets there. */
export const outlineShape: PaperShape = {
  brief: {
    /** What is to be learned. */
    goal: long,
    /** Who is talked to. */
    people: long,
    minutes: { type: 'number', least: 10, most: 480 },
    talk: { type: 'choice', of: ['individual', 'group'] },
  },
  nodes: {
    goal: { parents: [null], most: 20, fields: { text: long } },
    section: {
      parents: [null],
      most: 40,
      fields: {
        title: line,
        minutes: { type: 'number', least: 0, most: 480 },
        goals: { type: 'nodes', kind: 'goal', most: 20 },
        /** To whoever leads the talk. */
        note: long,
      },
    },
    question: { parents: ['section'], most: 60, fields: { text: long, mustAsk: { type: 'flag' } } },
    probe: { parents: ['question'], most: 20, fields: { text: long } },
    /** Something that is shown: a text, or what stands at an address. */
    stimulus: { parents: ['question'], most: 10, fields: { text: long, address: { type: 'text', most: 1_000 } } },
  },
  asks: {
    /** Goals, and sections with their questions, from the brief. */
    sections: { upon: [null], yields: ['goal', 'section'] },
    questions: { upon: ['section'], yields: ['question'] },
    probes: { upon: ['question'], yields: ['probe'] },
  },
  hasSources: false,
};
