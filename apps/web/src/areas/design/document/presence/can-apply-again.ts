import { questionnaireStatus } from '@wenshu/api-contract';
import type { Access } from '../state/editor-state.ts';

/** Nothing is written without the right to, into what is gone, or while it is being collected. */
export function canApplyAgain({ mayEdit, isGone, status }: Access): boolean {
  return mayEdit && !isGone && status !== questionnaireStatus.collecting && status !== questionnaireStatus.ended;
}
