export { conceptShape } from './concept/concept-shape.ts';
export { type DeskFrame, type DeskSubject, deskFrames, deskSubjects } from './desk-study/desk-study-shape.ts';
export { checkPaper, type PaperProblem } from './document/check-paper.ts';
export { doPaperEditsMeet, type MadePaperEdit, makePaperEdit, paperPartIds } from './document/edit-paper.ts';
export {
  emptyPaper,
  MAX_PAPER_NODES,
  MAX_PAPER_SOURCES,
  MAX_PAPER_TITLE,
  MAX_SOURCE_LETTERS,
  type Paper,
  type PaperLanguage,
  type PaperNode,
  type PaperValue,
  paperLanguages,
} from './document/paper.ts';
export { paperChanges } from './document/paper-changes.ts';
export { isSet, listOf, nodesBelow, numberOf, subtreeOf, textOf } from './document/paper-tree.ts';
export { countProposed, type ProposedNode } from './document/proposed-node.ts';
export { nodesWritten, type Quote, quoteOf, quotesIn } from './document/quotes.ts';
export { layPaper } from './lay-paper.ts';
export type { LayoutWords, NamedSource, PaperBlock } from './layout/paper-block.ts';
export { outlineMinutes } from './outline/outline-minutes.ts';
export type { NodeShape, PaperAsk, PaperField, PaperShape } from './shape/paper-shape.ts';
export { type PaperKind, paperKinds, paperShapes } from './shape/paper-shapes.ts';
