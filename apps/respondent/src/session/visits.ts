import type { Visit } from '@wenshu/api-contract/visit';
import { hasContent, hasEnded, readCopy } from './local-copy.ts';
import type { PageAddress } from './page-address.ts';
import { isPassing, request } from './post.ts';
import { loadVisitor } from './visitor.ts';

/** Where this visitor stands, as the server sees it. */
export function fetchVisit(address: PageAddress, language: string, languageId?: number): Promise<Visit> {
  const { parameters } = address;
  const query = new URLSearchParams({ ...loadVisitor(address), _t: String(Date.now()) });
  if (languageId !== undefined) query.set('languageId', String(languageId));
  else if (address.language) query.set('lang', address.language);
  if (Object.keys(parameters).length > 0) query.set('parameters', JSON.stringify(parameters));
  return request('GET', `/survey/answer/visit?${query}`, language);
}

/** The visit that came with the page, when it is all there is to know: nobody was here before, and its language is the one asked for. */
export function embeddedVisit(address: PageAddress): Visit | undefined {
  const embedded = readEmbedded();
  const copy = readCopy(address.code);
  // The server made the page without knowing what this device keeps: answers, an end, passes of gates.
  const isKnownHere = hasContent(copy) || hasEnded(address.code) || loadVisitor(address).pass !== undefined;
  if (!embedded || isKnownHere || isFramed()) return undefined;
  return wantedLanguage(address, embedded) === embedded.entrance?.languageId ? embedded : undefined;
}

/** Where somebody stands who was here before: their own visit from the server. */
export async function openVisit(address: PageAddress, language: string): Promise<Visit> {
  const embedded = readEmbedded();
  try {
    return await fetchVisit(address, language, wantedLanguage(address, embedded));
  } catch (error) {
    // Without a network the page itself and the copy on this device are enough to go on.
    if (embedded && isPassing(error)) return embedded;
    throw error;
  }
}

/**
 * Shown inside a page of another site. Browsers keep the cookie there that says when the page was opened from us, and without it nobody could
 * meet a least time: its own visit brings the mark instead.
 */
function isFramed(): boolean {
  return window.top !== window.self;
}

function readEmbedded(): Visit | null {
  const found = JSON.parse(document.getElementById('opened-survey')?.textContent ?? 'null') as Visit | null;
  return found && 'step' in found ? found : null;
}

/**
 * The language that answers began in, else the one of the page: the server read the address and the browser's wishes when it made it. A
 * choice that was made here before wins over the browser's, not over the address.
 */
function wantedLanguage(address: PageAddress, embedded: Visit | null): number | undefined {
  const copy = readCopy(address.code);
  const wanted = hasContent(copy) || !address.language ? copy?.languageId : undefined;
  const entrance = embedded?.entrance;
  if (!entrance || entrance.languages.some(one => one.languageId === wanted)) return wanted;
  return entrance.languageId;
}
