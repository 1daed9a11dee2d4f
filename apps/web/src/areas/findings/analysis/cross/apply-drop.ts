import type { BannerBlock, CrossRow } from '@wenshu/analysis/browser';
import type { SlotTarget } from '../slots/slot-drag.ts';
import { insertAt, moveItem } from '../work/list-moves.ts';
import {
  type BlockPath,
  blockAt,
  type CrossAnalysis,
  changeBlock,
  insertBlock,
  moveBlock,
  withRequest,
} from './cross-analysis.ts';

/** What is dragged: a variable of the list, or what stands in a slot already. */
export type Dragged =
  | { readonly from: 'list'; readonly variable: string }
  | { readonly from: 'rows'; readonly at: number }
  | { readonly from: 'banner'; readonly path: BlockPath };

/** Before or after a row; behind the last one where there is none below the pointer. */
const rowPlace = ({ path, side }: SlotTarget, rows: readonly CrossRow[]) =>
  path === undefined ? rows.length : path[0]! + (side === 'before' ? 0 : 1);

function blockPlace({ path, side }: SlotTarget, banner: readonly BannerBlock[]): { parent: BlockPath; at: number } {
  if (path === undefined) return { parent: [], at: banner.length };
  if (side === 'within') return { parent: path, at: blockAt(banner, path)?.within?.length ?? 0 };
  return { parent: path.slice(0, -1), at: path.at(-1)! + (side === 'before' ? 0 : 1) };
}

/** The analysis after the drop. From one slot to the other it moves: nets and what is hidden go along, the rest is the rows' own. */
export function applyDrop(analysis: CrossAnalysis, dragged: Dragged, target: SlotTarget): CrossAnalysis {
  const { rows, banner } = analysis.request;
  if (target.slot === 'rows') {
    const at = rowPlace(target, rows);
    if (dragged.from === 'rows') return withRequest(analysis, { rows: moveItem(rows, dragged.at, at) });
    if (dragged.from === 'list')
      return withRequest(analysis, { rows: insertAt(rows, at, { variable: dragged.variable }) });
    const block = blockAt(banner, dragged.path);
    if (!block) return analysis;
    const { within: _, ...row } = block;
    return withRequest(analysis, {
      rows: insertAt(rows, at, row),
      banner: changeBlock(banner, dragged.path, undefined),
    });
  }
  const { parent, at } = blockPlace(target, banner);
  if (dragged.from === 'banner') return withRequest(analysis, { banner: moveBlock(banner, dragged.path, parent, at) });
  if (dragged.from === 'list')
    return withRequest(analysis, { banner: insertBlock(banner, parent, at, { variable: dragged.variable }) });
  const row = rows[dragged.at];
  if (!row) return analysis;
  const { variable, nets, hidden } = row;
  const block: BannerBlock = { variable, ...(nets && { nets }), ...(hidden && { hidden }) };
  return withRequest(analysis, {
    rows: rows.filter((_, place) => place !== dragged.at),
    banner: insertBlock(banner, parent, at, block),
  });
}
