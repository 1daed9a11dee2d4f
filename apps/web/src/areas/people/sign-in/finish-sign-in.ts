import { accountCalls, type SignedIn } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { askForDocuments } from '../../../app/account/due-documents.ts';
import { client } from '../../../app/client.ts';
import { decideAfterSignIn, type SignInMethod } from '../../../app/guard/decide-after-sign-in.ts';
import { forgetRemembered, readRemembered } from '../../../app/guard/remembered-place.ts';
import {
  chosenLanguage,
  keepLanguage,
  language,
  languageCode,
  languageOfCode,
} from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { startSession } from '../../../app/session/session.ts';

/** Stores the session, says so, and goes where the person was going (P4.5 to P4.10). */
export async function finishSignIn(signedIn: SignedIn, method: SignInMethod, said?: string): Promise<void> {
  await keepSession(signedIn, said);
  const redirect = new URLSearchParams(location.search).get('redirect') ?? undefined;
  const { to, newTab } = decideAfterSignIn(redirect, method, readRemembered());
  forgetRemembered();
  if (newTab) window.open(newTab, '_blank', 'noopener');
  // A full load, so that every screen starts with the session (and the language) it now has.
  location.assign(to);
}

/** The first half of it, for who goes to a place of their own. */
export async function keepSession(signedIn: SignedIn, said: string = signInTexts[language].success): Promise<void> {
  startSession(signedIn);
  askForDocuments();
  await agreeOnLanguage(signedIn.userInfo.language);
  notify.afterLoading(said);
}

/** What was chosen in this browser wins and the server is told; a browser without a choice takes the person's language. */
async function agreeOnLanguage(codeOfPerson: number): Promise<void> {
  const chosen = chosenLanguage();
  if (chosen === undefined) keepLanguage(languageOfCode(codeOfPerson));
  else if (languageOfCode(codeOfPerson) !== chosen) {
    const input = { language: languageCode(chosen) };
    await client.call(accountCalls.language, input, { quiet: true }).catch(() => undefined);
  }
}
