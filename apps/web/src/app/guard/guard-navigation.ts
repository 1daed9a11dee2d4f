import { signInTexts } from '@wenshu/texts/people/sign-in';
import { language } from '../language/language.ts';
import { notify } from '../notices/notices.ts';
import { LOGIN_PATH } from '../routes/redirects.ts';
import { findRow } from '../routes/route-table.ts';
import { isSignedIn } from '../session/session.ts';
import { decideNavigation, type NavigationDecision } from './decide-navigation.ts';
import type { Visit } from './remembered.ts';
import { rememberVisit } from './remembered-place.ts';

export type GuardOutcome = Exclude<NavigationDecision, { kind: 'social' }>;

/** Asks the pure guard and does what it says besides showing a page: remembering, and the return from a social app. */
export function guardNavigation(visit: Visit, previousPath: string | undefined): GuardOutcome {
  const signedIn = isSignedIn();
  const { path, search } = visit;
  const needsSignIn = findRow(path)?.login ?? false;
  const decision = decideNavigation({ path, search, needsSignIn, isSignedIn: signedIn, previousPath });
  if (decision.kind === 'social') return returnFromSocialApp(decision.action);
  rememberVisit(visit, signedIn);
  return decision;
}

/** The calls behind it belong to a later issue: until then the code is dropped, and the person is told so. */
function returnFromSocialApp(action: 'sign-in' | 'bind'): GuardOutcome {
  const texts = signInTexts[language].notYet;
  notify.info(action === 'bind' ? texts.socialBinding : texts.socialReturn);
  return { kind: 'go', to: action === 'bind' ? '/user' : LOGIN_PATH };
}
