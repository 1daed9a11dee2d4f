import { inOrder, orderAfter, type Questionnaire } from '@wenshu/survey-core';
import { placeBeside } from '../../document/reading/move-question.ts';
import type { Place } from '../../document/reading/new-question.ts';

/** What the pointer is over while something is dragged: a question's upper or lower half, or a group. */
export interface DropTarget {
  readonly kind: 'question' | 'group';
  readonly id: string;
  readonly side: 'before' | 'after';
}

/** Where a question dropped there goes. On a group's heading it becomes the group's first. */
export function placeOfDrop(document: Questionnaire, target: DropTarget, movedId?: string): Place {
  if (target.kind === 'group') return { groupId: target.id, afterId: null };
  return placeBeside(document, target.id, target.side === 'after', movedId);
}

/** The order of a group dropped beside another; undefined when nothing changes. */
export function groupOrder(document: Questionnaire, groupId: string, target: DropTarget): string | undefined {
  const targetId = target.kind === 'group' ? target.id : document.questions[target.id]?.groupId;
  if (targetId === undefined || targetId === groupId) return undefined;
  const others = inOrder(document.groups).filter(group => group.id !== groupId);
  const at = others.findIndex(group => group.id === targetId);
  return orderAfter(others, target.side === 'after' ? targetId : (others[at - 1]?.id ?? null));
}
