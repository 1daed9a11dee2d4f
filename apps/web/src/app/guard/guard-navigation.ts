import { findRow } from '../routes/route-table.ts';
import { isSignedIn } from '../session/session.ts';
import { decideNavigation, type NavigationDecision } from './decide-navigation.ts';
import type { Visit } from './remembered.ts';
import { rememberVisit } from './remembered-place.ts';

export type GuardOutcome = Exclude<NavigationDecision, { kind: 'social' }>;

/** Asks the pure guard and does what it says besides showing a page: remembering, and the return from a social app. */
export async function guardNavigation(visit: Visit, previousPath: string | undefined): Promise<GuardOutcome> {
  const signedIn = isSignedIn();
  const { path, search } = visit;
  const needsSignIn = findRow(path)?.login ?? false;
  const decision = decideNavigation({ path, search, needsSignIn, isSignedIn: signedIn, previousPath });
  if (decision.kind === 'social') {
    // Seldom needed, and the guard is in every bundle.
    const { comeBackFromSocialApp } = await import('../../areas/people/sign-in/come-back.ts');
    return { kind: 'go', to: await comeBackFromSocialApp(decision) };
  }
  rememberVisit(visit, signedIn);
  return decision;
}
