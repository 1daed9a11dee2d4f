import type { Visit } from '@wenshu/api-contract/visit';
import { hasContent, hasEnded, readCopy } from './local-copy.ts';
import type { PageAddress } from './page-address.ts';
import { isPassing, request } from './post.ts';
import { loadVisitor } from './visitor.ts';

const LANGUAGE_IDS = { zh: 1, en: 2 } as const;

/** Where this visitor stands, as the server sees it. */
export function fetchVisit(address: PageAddress, language: string, languageId?: number): Promise<Visit> {
  const { parameters } = address;
  const query = new URLSearchParams({ ...loadVisitor(address), _t: String(Date.now()) });
  if (languageId !== undefined) query.set('languageId', String(languageId));
  if (Object.keys(parameters).length > 0) query.set('parameters', JSON.stringify(parameters));
  return request('GET', `/survey/answer/visit?${query}`, language);
}

/** The visit that came with the page, when it is all there is to know: nobody was here before, and its language is the one asked for. */
export function embeddedVisit(address: PageAddress): Visit | undefined {
  const embedded = readEmbedded();
  const copy = readCopy(address.code);
  // The server made the page without knowing what this device keeps: answers, an end, passes of gates.
  const isKnownHere = hasContent(copy) || hasEnded(address.code) || loadVisitor(address).pass !== undefined;
  if (!embedded || isKnownHere) return undefined;
  return wantedLanguage(address, embedded) === undefined ? embedded : undefined;
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

function readEmbedded(): Visit | null {
  const found = JSON.parse(document.getElementById('opened-survey')?.textContent ?? 'null') as Visit | null;
  return found && 'step' in found ? found : null;
}

/** Another language than the embedded one, when the address or an earlier choice names one that the survey has. Answers began in theirs. */
function wantedLanguage(address: PageAddress, embedded: Visit | null): number | undefined {
  const copy = readCopy(address.code);
  const named = address.language && LANGUAGE_IDS[address.language];
  const wanted = hasContent(copy) ? (copy?.languageId ?? named) : (named ?? copy?.languageId);
  if (!embedded || !('entrance' in embedded) || !embedded.entrance) return wanted;
  const { languageId, languages } = embedded.entrance;
  return wanted !== languageId && languages.some(one => one.languageId === wanted) ? wanted : undefined;
}
