import type { Paper } from '../paper/paper.ts';
import { nodesBelow, numberOf } from '../paper/paper-tree.ts';

/** How long the sections take together, and what was planned; null where nothing was. */
export function outlineMinutes(paper: Paper): { readonly used: number; readonly planned: number | null } {
  const planned = paper.brief['minutes'];
  return {
    used: nodesBelow(paper, null, 'section').reduce((sum, section) => sum + numberOf(section, 'minutes'), 0),
    planned: typeof planned === 'number' ? planned : null,
  };
}
