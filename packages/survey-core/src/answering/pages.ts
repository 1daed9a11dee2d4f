import type { Walk } from '../logic/walk.ts';

/** The slots that a page shows. */
export function slotsOfPage(walk: Walk, page: number): number[] {
  const { layout, reached } = walk;
  const slots: number[] = [];
  layout.slotAt.forEach((slot, rank) => {
    if (layout.pageAt[rank] === page && reached[slot] === 1 && walk.isAsked(slot)) slots.push(slot);
  });
  return slots;
}

/**
 * The slots that leaving a page answers for: those on it, and hidden ones since the page before. After the last page, all that is
 * left. Together the pages cover every reached slot once.
 */
export function slotsToCheck(walk: Walk, page: number): number[] {
  const { layout, reached } = walk;
  const after = findPage(walk, page - 1, -1) ?? -1;
  const last = findPage(walk, page + 1, 1) === undefined ? layout.pageCount : page;
  return [...layout.slotAt].filter((slot, rank) => {
    const at = layout.pageAt[rank]!;
    return reached[slot] === 1 && at > after && at <= last;
  });
}

/** The next page that shows something, in a direction; undefined when there is none. */
export function findPage(walk: Walk, from: number, direction: 1 | -1): number | undefined {
  const { slotAt, pageAt } = walk.layout;
  const last = slotAt.length - 1;
  for (let rank = direction === 1 ? 0 : last; rank >= 0 && rank <= last; rank += direction) {
    const isBeyond = direction === 1 ? pageAt[rank]! >= from : pageAt[rank]! <= from;
    if (isBeyond && walk.reached[slotAt[rank]!] === 1 && walk.isAsked(slotAt[rank]!)) return pageAt[rank]!;
  }
  return undefined;
}

/** How many reachable questions lie before a page, and how many there are. Notes are read, not answered: they do not count. */
export function countQuestions(walk: Walk, page: number): { before: number; all: number } {
  const { program, layout, reached } = walk;
  let before = 0;
  let all = 0;
  for (let rank = 0; rank < layout.slotAt.length; rank++) {
    const slot = layout.slotAt[rank]!;
    if (reached[slot] !== 1) continue;
    if (!walk.isAsked(slot) || program.slots[slot]!.bound.role !== 'question') continue;
    all++;
    if (layout.pageAt[rank]! < page) before++;
  }
  return { before, all };
}
