import { questionnaireStatus } from '@wenshu/api-contract';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { useContext } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { CreateScreenContext } from './create-screen.ts';

/** The element that says why, for `aria-describedby` of everything that is locked. */
export const LOCK_NOTE_ID = 'why-locked';

/** Why the design cannot be changed right now, in a few words for a tip; undefined while it can. */
export function useLock(): string | undefined {
  const { lock } = useTexts(createScreenTexts);
  const screen = useContext(CreateScreenContext);
  if (!screen?.isLocked) return undefined;
  if (!screen.loaded.mayEdit) return lock.readOnly;
  return screen.status === questionnaireStatus.ended ? lock.ended : lock.collecting;
}

/**
 * Whether the person may only look. What somebody else's suspending would unlock stays in its place with its reason; what this person
 * will be refused is not offered at all.
 */
export function useIsReader(): boolean {
  const screen = useContext(CreateScreenContext);
  return screen !== undefined && !screen.loaded.mayEdit;
}

/** What a button that is locked carries: still to be found by Tab and read, with the reason, but without effect. */
export function lockedProps(reason: string | undefined) {
  return reason === undefined
    ? {}
    : ({ 'aria-disabled': true, 'aria-describedby': LOCK_NOTE_ID, 'data-tip': reason } as const);
}
