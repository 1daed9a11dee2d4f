import { accountCalls } from '@wenshu/api-contract';
import { shellTexts } from '@wenshu/texts/shell';
import { client } from '../client.ts';
import { language } from '../language/language.ts';
import { notify } from '../notices/notices.ts';
import { HOME_PATH } from '../routes/redirects.ts';
import { endSession } from '../session/session.ts';

/** Leaves here even if the server cannot be told: who pressed "sign out" must not stay signed in (P4.12). */
export async function signOut(): Promise<void> {
  await client.call(accountCalls.signOut, {}, { quiet: true }).catch(() => undefined);
  endSession();
  notify.afterLoading(shellTexts[language].session.signedOut);
  // A full load: whatever screens kept in memory, message lists among it, goes with the page.
  location.assign(HOME_PATH);
}
