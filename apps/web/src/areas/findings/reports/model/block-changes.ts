import type { ReportBlock, ReportContent, ReportDocument, ReportPlace } from '@wenshu/analysis/browser';
import { type Change, highestOrder, orderAfter, ordersBetween, removeAt, setTo } from '@wenshu/survey-core';
import { type Planned, roomFor } from './page-changes.ts';
import { movedWithin, sizeOf } from './places.ts';
import { blocksOf } from './reading-order.ts';

/** New blocks on a page, read after those that are there and lying above them. */
export function addBlocks(
  document: ReportDocument,
  pageId: string,
  blocks: readonly Omit<ReportBlock, 'order' | 'pageId'>[],
): Planned {
  const problem = roomFor(document, pageId, blocks.length);
  if (problem) return { problem };
  const last = highestOrder(Object.fromEntries(blocksOf(document, pageId).map(block => [block.id, block])));
  const orders = ordersBetween(last, null, blocks.length);
  return {
    changes: blocks.map((block, at) => setTo(['blocks', block.id], { ...block, pageId, order: orders[at]! })),
  };
}

/** How far a copy stands from what it is a copy of, so that it is seen. */
const COPY_BY = 20;

/** Blocks once more, on a page; on their own a little aside. They need not be in the document any more. */
export function pasteBlocks(
  document: ReportDocument,
  pageId: string,
  copied: readonly ReportBlock[],
  newId: () => string,
): Planned {
  if (copied.length === 0) return { changes: [] };
  const isAside = copied.some(({ id }) => document.blocks[id]?.pageId === pageId);
  const by = isAside ? COPY_BY : 0;
  const places = movedWithin(copied, { x: by, y: by }, sizeOf(document.shape));
  return addBlocks(
    document,
    pageId,
    places.map(([{ content }, place]) => ({ id: newId(), place, content })),
  );
}

/** What is locked stays. */
export function removeBlocks(document: ReportDocument, ids: readonly string[]): Planned {
  return { changes: free(document, ids).map(({ id }) => removeAt(['blocks', id])) };
}

/** Only the sides that differ: two people may move the same block in two directions at once. */
export function placeBlocks(placed: readonly (readonly [ReportBlock, ReportPlace])[]): Planned {
  const sides = ['x', 'y', 'width', 'height'] as const;
  return {
    changes: placed.flatMap(([block, place]) =>
      sides
        .filter(side => block.place[side] !== place[side])
        .map(side => setTo(['blocks', block.id, 'place', side], place[side])),
    ),
  };
}

/** A change of what a block shows, as deep as it goes. */
export function changeContent(blockId: string, path: readonly string[], value: unknown): Planned {
  const at = ['blocks', blockId, 'content', ...path];
  return { changes: [value === undefined ? removeAt(at) : setTo(at, value)] };
}

export const setContent = (blockId: string, content: ReportContent): Planned => changeContent(blockId, [], content);

export function lockBlocks(ids: readonly string[], isLocked: boolean): Planned {
  const change = (id: string): Change =>
    isLocked ? setTo(['blocks', id, 'isLocked'], true) : removeAt(['blocks', id, 'isLocked']);
  return { changes: ids.map(change) };
}

/** To a place in the order of reading, counted without it. */
export function moveInOrder(document: ReportDocument, blockId: string, to: number): Planned {
  const block = document.blocks[blockId];
  if (!block) return { changes: [] };
  const all = blocksOf(document, block.pageId);
  const others = all.filter(({ id }) => id !== blockId);
  const at = Math.max(0, Math.min(to, others.length));
  if (at === all.indexOf(block)) return { changes: [] };
  return { changes: [setTo(['blocks', blockId, 'order'], orderAfter(others, others[at - 1]?.id ?? null))] };
}

export const reorderings = ['first', 'earlier', 'later', 'last'] as const;
export type Reordering = (typeof reorderings)[number];

/** Earlier or later in the order of reading, which is also what lies above what. */
export function reorderBlock(document: ReportDocument, blockId: string, to: Reordering): Planned {
  const block = document.blocks[blockId];
  if (!block) return { changes: [] };
  const all = blocksOf(document, block.pageId);
  const from = all.indexOf(block);
  return moveInOrder(document, blockId, { first: 0, earlier: from - 1, later: from + 1, last: all.length }[to]);
}

/** Those of them that are there and may be moved. */
export function free({ blocks }: ReportDocument, ids: readonly string[]): readonly ReportBlock[] {
  return ids.flatMap(id => (Object.hasOwn(blocks, id) && !blocks[id]!.isLocked ? [blocks[id]!] : []));
}
