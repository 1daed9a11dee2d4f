import { layConcept } from '../concept/lay-concept.ts';
import { layDeskStudy } from '../desk-study/lay-desk-study.ts';
import { layOutline } from '../outline/lay-outline.ts';
import type { Paper } from '../paper/paper.ts';
import type { LayoutAsked, PaperBlock } from '../paper/paper-block.ts';
import type { PaperKind } from '../paper/paper-kinds.ts';

const layouts: Readonly<Record<PaperKind, (paper: Paper, asked: LayoutAsked) => PaperBlock[]>> = {
  outline: layOutline,
  'desk-study': layDeskStudy,
  concept: layConcept,
};

/** A paper as it is read, without its title. */
export const layPaper = (paper: Paper, asked: LayoutAsked): PaperBlock[] => layouts[paper.kind](paper, asked);
