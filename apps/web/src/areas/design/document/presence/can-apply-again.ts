import { questionnaireStatus } from '@wenshu/api-contract';
import type { Access } from '../state/editor-state.ts';

/** Nothing is written without the right to, into what is gone, or while it is being collected and not edited beside that. */
export function canApplyAgain({ mayEdit, isGone, status, editedFrom }: Access): boolean {
  if (!mayEdit || isGone || status === questionnaireStatus.ended) return false;
  return status !== questionnaireStatus.collecting || editedFrom !== null;
}
