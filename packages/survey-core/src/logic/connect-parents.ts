import { addReader, type Drafts, isSameRound } from './drafts.ts';

/** A child is shown only when its parent is. */
export function connectParents(drafts: Drafts): void {
  for (const slot of drafts.slots) {
    const { parentId } = slot.question;
    const parent =
      parentId === undefined ? undefined : drafts.byQuestion.get(parentId)?.find(one => isSameRound(one, slot));
    if (!parent || parent.index >= slot.index) continue;
    slot.parent = parent.index;
    addReader(drafts, slot, [parent.index]);
  }
}
