import type { Bilingual, Language } from '@wenshu/texts';
import { browserPlace } from '../local-storage.ts';

const LANGUAGE_KEY = 'lang';

/** What the person chose in this browser, if anything was chosen. */
export function chosenLanguage(): Language | undefined {
  const stored = browserPlace.get(LANGUAGE_KEY);
  return stored === 'zh' || stored === 'en' ? stored : undefined;
}

/** Fixed while the page lives: switching reloads it (P4.26), so no screen has to follow a change. */
export const language: Language = chosenLanguage() ?? 'zh';

export function keepLanguage(chosen: Language): void {
  browserPlace.set(LANGUAGE_KEY, chosen);
  // Pages that come with their content inside come in this language.
  Reflect.set(document, 'cookie', `${LANGUAGE_KEY}=${chosen}; path=/survey; max-age=31536000; samesite=lax`);
}

/** On the wire and in a person's record: 2 is English, anything else Chinese (P1.3). */
export const languageCode = (chosen: Language): 1 | 2 => (chosen === 'en' ? 2 : 1);
export const languageOfCode = (code: number): Language => (code === 2 ? 'en' : 'zh');

/** An area's texts in the reader's language. */
export function useTexts<T>(texts: Bilingual<T>): Bilingual<T>['zh'] | Bilingual<T>['en'] {
  return texts[language];
}
