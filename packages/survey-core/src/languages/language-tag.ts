/** Longer tags exist only on paper; what a stranger sends is not parsed beyond this. */
const LONGEST_TAG = 35;
/** A tag's first part is a language: two or three letters, or up to eight for what will be registered one day. */
const LANGUAGE = /^[a-z]{2,8}(-|$)/i;
/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** A BCP 47 tag in its usual spelling (`zh-hant-tw` → `zh-Hant-TW`), or undefined when it is none. */
export function parseLanguageTag(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_TAG || !LANGUAGE.test(trimmed)) return undefined;
  try {
    return Intl.getCanonicalLocales(trimmed)[0];
  } catch {
    return undefined;
  }
}

/** Most tags do not name their script, but every language has one that it is usually written in. */
export function scriptOf(tag: string): string | undefined {
  return new Intl.Locale(tag).maximize().script;
}

export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(scriptOf(tag) ?? '') ? 'rtl' : 'ltr';
}

/** The words around a survey are Chinese or English: Chinese around every Chinese, English around everything else. */
export function wordsLanguageOf(tag: string): 'zh' | 'en' {
  return new Intl.Locale(tag).language === 'zh' ? 'zh' : 'en';
}

/** What a language is called by those who speak it. */
export function nativeNameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** What a language is called by somebody who reads another. Chinese is told by how it is written, not by where. */
export function languageNameIn(tag: string, reader: 'zh' | 'en'): string | undefined {
  const { language } = new Intl.Locale(tag);
  const asked = language === 'zh' ? `zh-${scriptOf(tag)}` : tag;
  return new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }).of(asked);
}
