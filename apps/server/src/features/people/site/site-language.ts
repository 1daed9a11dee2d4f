import type { Language } from '@wenshu/texts';
import type { FastifyRequest } from 'fastify';
import { chosenLanguage, DEFAULT_LANGUAGE } from '../../../http/reader-language.ts';

/** A person's choice wins over what an address names, and Chinese is the default whatever a browser prefers (readings, public languages). */
export function siteLanguage({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): Language {
  return chosenLanguage(headers) ?? asLanguage((query as { lang?: unknown }).lang) ?? DEFAULT_LANGUAGE;
}

const asLanguage = (word: unknown): Language | undefined => (word === 'zh' || word === 'en' ? word : undefined);
