import type { Paper } from '../document/paper.ts';
import { nodesBelow, numberOf } from '../document/paper-tree.ts';

/** How long the sections take together, and what was planned; null where nothing was. */
export function outlineMinutes(paper: Paper): { readonly used: number; readonly planned: number | null } {
  const planned = paper.brief['minutes'];
  return {
    used: nodesBelow(paper, null, 'section').reduce((sum, section) => sum + numberOf(section, 'minutes'), 0),
    planned: typeof planned === 'number' ? planned : null,
  };
}
