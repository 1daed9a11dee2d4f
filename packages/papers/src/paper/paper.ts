import type { PaperKind } from './paper-kinds.ts';

export const paperLanguages = ['zh', 'en'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

export type PaperValue = string | number | boolean | readonly string[];

/** A part of a paper; what it is and where it may stand says the shape of its paper's kind. */
export interface PaperNode {
  readonly id: string;
  readonly kind: string;
  readonly parent: string | null;
  /** Among those of its kind below the same parent. */
  readonly order: string;
  /** A field that is not there is empty. */
  readonly fields: Readonly<Record<string, PaperValue>>;
}

/** A document made out of a few lines, which people go on with together. */
export interface Paper {
  readonly kind: PaperKind;
  readonly title: string;
  /** In which it is written, and the helper proposes. */
  readonly language: PaperLanguage;
  readonly brief: Readonly<Record<string, string | number>>;
  readonly nodes: Readonly<Record<string, PaperNode>>;
}

export const MAX_PAPER_TITLE = 100;
export const MAX_PAPER_NODES = 500;
/** Of a document as JSON. */
export const MAX_PAPER_LETTERS = 400_000;
export const MAX_PAPER_SOURCES = 20;
export const MAX_SOURCE_LETTERS = 200_000;

/** How a person begins: the brief alone. */
export const emptyPaper = ({ kind, title, language, brief }: Omit<Paper, 'nodes'>): Paper => ({
  kind,
  title,
  language,
  brief,
  nodes: {},
});
