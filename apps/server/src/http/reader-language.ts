import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@wenshu/texts';

export const DEFAULT_LANGUAGE: Language = 'zh';

/** The page's own choice (`lang`) first, then the browser's preferences, then Chinese. */
export function readerLanguage(headers: IncomingHttpHeaders): Language {
  const { lang, 'accept-language': accepted } = headers;
  return (typeof lang === 'string' && languageOf(lang)) || (accepted && preferred(accepted)) || DEFAULT_LANGUAGE;
}

function languageOf(tag: string): Language | undefined {
  const primary = tag.trim().slice(0, 2).toLowerCase();
  return primary === 'zh' || primary === 'en' ? primary : undefined;
}

/** Browsers list their languages best first, with falling weights; a list out of order is still read by weight. */
function preferred(accepted: string): Language | undefined {
  let best: { language: Language; weight: number } | undefined;
  for (const entry of accepted.split(',')) {
    const [tag = '', ...parameters] = entry.split(';');
    const language = languageOf(tag);
    const weight = Number(parameters.find(each => each.trim().startsWith('q='))?.split('=')[1] ?? 1);
    if (language && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
}
