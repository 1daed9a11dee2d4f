import { DESKTOP_PATH, LOGIN_PATH } from '../../../../app/routes/redirects.ts';

/** "Get started": the desktop, by way of the login page for those who are not signed in. */
export function startAddress(isSignedIn: boolean): string {
  return isSignedIn ? DESKTOP_PATH : `${LOGIN_PATH}?redirect=${encodeURIComponent(DESKTOP_PATH)}`;
}
