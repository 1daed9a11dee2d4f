import type { NewsContent, NewsWords } from './news-desk.ts';
import { parseNewsFile } from './parse-news-file.ts';

/** A path of this site: one slash, so that it names no other host. */
const PICTURE = /^\/[\w-][\w./-]{0,199}$/;
const LONGEST_ADDRESS = 500;
const none: NewsWords = { title: '', summary: '', words: '' };

/**
 * `<day> <Chinese file|-> <English file|-> [picture=/…] [address=https://…]`; undefined where something of it is not right. What has a page of
 * its own needs words for it, in each language that it has a title in; what is told elsewhere has none here.
 */
export function parseNewsContent(
  [day = '', zhFile = '', enFile = '', ...more]: readonly string[],
  readText: (path: string) => string,
): NewsContent | undefined {
  const named = more.map(word => /^(picture|address)=(.*)$/.exec(word));
  const { picture = '', address = null } = Object.fromEntries(named.map(found => [found?.[1] ?? '', found?.[2] ?? '']));
  if (named.includes(null) || new Set(named.map(found => found?.[1])).size < more.length) return undefined;
  if (zhFile === '' || enFile === '' || (zhFile === '-' && enFile === '-')) return undefined;
  const [zh, en] = [zhFile, enFile].map(file => (file === '-' ? none : parseNewsFile(readText(file))));
  if (!zh || !en || !isDay(day) || (picture !== '' && !PICTURE.test(picture))) return undefined;
  if (address !== null && !isAddress(address)) return undefined;
  const hasWords = (words: NewsWords) => words === none || (words.words !== '') === (address === null);
  return hasWords(zh) && hasWords(en) ? { day, zh, en, address, picture } : undefined;
}

/** A day that is in the calendar. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && text.length <= LONGEST_ADDRESS && URL.canParse(text);
}
