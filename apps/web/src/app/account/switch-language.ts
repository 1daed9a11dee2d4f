import { accountCalls } from '@wenshu/api-contract';
import { client } from '../client.ts';
import { keepLanguage, language, languageCode } from '../language/language.ts';
import { isSignedIn } from '../session/session.ts';

/** Stores the other language, tells the server, reloads (P4.26). The switch holds even when the server cannot be told. */
export async function switchLanguage(): Promise<void> {
  const chosen = language === 'zh' ? 'en' : 'zh';
  keepLanguage(chosen);
  if (isSignedIn()) {
    await client
      .call(accountCalls.language, { language: languageCode(chosen) }, { quiet: true })
      .catch(() => undefined);
  }
  location.reload();
}
