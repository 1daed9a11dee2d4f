import { keepLanguage, language } from '../language/language.ts';
import { isSignedIn } from '../session/session.ts';

/** Stores the other language, tells the server, reloads (P4.26). The switch holds even when the server cannot be told. */
export async function switchLanguage(): Promise<void> {
  const chosen = language === 'zh' ? 'en' : 'zh';
  keepLanguage(chosen);
  // Visitors, who are told nothing of calls, do not load them.
  if (isSignedIn()) await import('./tell-language.ts').then(({ tellLanguage }) => tellLanguage(chosen)).catch(() => {});
  location.reload();
}
