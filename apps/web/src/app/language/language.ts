import type { Bilingual, Language } from '@wenshu/texts';
import { browserPlace } from '../local-storage.ts';

const LANGUAGE_KEY = 'lang';

/** What the person chose in this browser, if anything was chosen. */
export function chosenLanguage(): Language | undefined {
  return asLanguage(browserPlace.get(LANGUAGE_KEY));
}

const asLanguage = (word: string | null | undefined) => (word === 'zh' || word === 'en' ? word : undefined);

/** What an address names, such as the link in a mail that was written in English. A person's own choice wins. */
const namedLanguage = () => asLanguage(new URLSearchParams(globalThis.location?.search).get(LANGUAGE_KEY));

/** Fixed while the page lives: switching reloads it (P4.26), so no screen has to follow a change. */
export const language: Language = chosenLanguage() ?? namedLanguage() ?? 'zh';

/** Chinese is the default whatever the browser prefers; who would rather read English and has chosen nothing is offered it (readings). */
export function isEnglishOffered(preferred: readonly string[]): boolean {
  if (language !== 'zh' || chosenLanguage() !== undefined) return false;
  return preferred.map(tag => tag.slice(0, 2).toLowerCase()).find(tag => tag === 'zh' || tag === 'en') === 'en';
}

export function keepLanguage(chosen: Language): void {
  browserPlace.set(LANGUAGE_KEY, chosen);
  // Pages that come with their content inside come in this language.
  Reflect.set(document, 'cookie', `${LANGUAGE_KEY}=${chosen}; path=/; max-age=31536000; samesite=lax`);
  // It was kept there once, and would be read before the other.
  Reflect.set(document, 'cookie', `${LANGUAGE_KEY}=; path=/survey; max-age=0; samesite=lax`);
}

/** On the wire and in a person's record: 2 is English, anything else Chinese (P1.3). */
export const languageCode = (chosen: Language): 1 | 2 => (chosen === 'en' ? 2 : 1);
export const languageOfCode = (code: number): Language => (code === 2 ? 'en' : 'zh');

/** An area's texts in the reader's language. */
export function useTexts<T>(texts: Bilingual<T>): Bilingual<T>['zh'] | Bilingual<T>['en'] {
  return texts[language];
}
