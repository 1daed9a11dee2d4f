import { browserPlace, readJson } from '../../../../app/local-storage.ts';

/** As many as a person would leave in one questionnaire, and a bound for what a browser keeps. */
const MOST_LEFT = 500;

const keyOf = (personId: string, scrollId: string) => `craft-left/${personId}/${scrollId}`;

/**
 * What this person leaves as it is in this questionnaire, by fingerprint. It is kept in the browser: it is a note to oneself, must go without
 * the right to edit and while the survey collects, and is no edit that others would find in the log.
 */
export function leftFindings(personId: string, scrollId: string, place = browserPlace): ReadonlySet<string> {
  const kept = readJson(place, keyOf(personId, scrollId));
  return new Set(Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : []);
}

export function rememberLeft(
  personId: string,
  scrollId: string,
  left: ReadonlySet<string>,
  place = browserPlace,
): void {
  place.set(keyOf(personId, scrollId), JSON.stringify([...left].slice(-MOST_LEFT)));
}
