import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@wenshu/texts';

export const DEFAULT_LANGUAGE: Language = 'zh';

/** Nobody reads more languages than this; the rest of a long header is not looked at. */
const MOST_ACCEPTED = 20;

/** The page's own choice (`lang`) first, then the browser's preferences, then Chinese. */
export function readerLanguage(headers: IncomingHttpHeaders): Language {
  const { lang } = headers;
  for (const tag of [...(typeof lang === 'string' ? [lang] : []), ...acceptedLanguages(headers)]) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** Browsers list their languages best first, with falling weights; a list out of order is still read by weight. */
export function acceptedLanguages({ 'accept-language': accepted = '' }: IncomingHttpHeaders): readonly string[] {
  return accepted
    .split(',', MOST_ACCEPTED)
    .map(entry => {
      const [tag = '', ...parameters] = entry.split(';');
      const weight = Number(parameters.find(each => each.trim().startsWith('q='))?.split('=')[1] ?? 1);
      return { tag: tag.trim(), weight };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** What somebody has chosen on the public site. */
export function chosenLanguage({ cookie = '' }: IncomingHttpHeaders): Language | undefined {
  return /(?:^|;\s*)lang=(zh|en)(?:;|$)/.exec(cookie)?.[1] as Language | undefined;
}

function languageOf(tag: string): Language | undefined {
  const primary = tag.trim().slice(0, 2).toLowerCase();
  return primary === 'zh' || primary === 'en' ? primary : undefined;
}
