export { layPaper } from './all-kinds/lay-paper.ts';
export { paperShapes } from './all-kinds/paper-shapes.ts';
export { type DeskFrame, type DeskSubject, deskFrames, deskSubjects } from './desk-study/desk-study-shape.ts';
export { checkPaper, type PaperProblem } from './document/check-paper.ts';
export { doPaperEditsMeet, makePaperEdit, paperPartIds } from './document/edit-paper.ts';
export { paperChanges } from './document/paper-changes.ts';
export { nodesWritten, type Quote, quoteOf, quotesIn } from './document/quotes.ts';
export { outlineMinutes } from './outline/outline-minutes.ts';
export {
  emptyPaper,
  MAX_PAPER_SOURCES,
  MAX_PAPER_TITLE,
  MAX_SOURCE_LETTERS,
  type Paper,
  type PaperLanguage,
  type PaperNode,
  type PaperValue,
  paperLanguages,
} from './paper/paper.ts';
export type { NamedSource, PaperBlock } from './paper/paper-block.ts';
export { type PaperKind, paperKinds } from './paper/paper-kinds.ts';
export type { NodeShape, PaperField, PaperShape } from './paper/paper-shape.ts';
export { isSet, listOf, nodesBelow, numberOf, subtreeOf, textOf } from './paper/paper-tree.ts';
export { countProposed, type ProposedNode } from './paper/proposed-node.ts';
