import type { Entrance } from '@wenshu/api-contract/visit';
import type { EndOutcome } from '@wenshu/survey-core/answering';
import type { End } from './end-of.ts';

/** How answering ended in this window, with all that showing it again needs. */
export interface KeptEnd {
  readonly outcome: EndOutcome;
  readonly end: End;
  readonly entrance: Entrance;
  readonly rewards?: string | undefined;
}

const keyOf = (code: string) => `wenshu.end.${code}`;

/** Of this window only: another one may be the next person's. Held answers are not over, they are tried again. */
export function keepEnd(code: string, kept: KeptEnd): void {
  if (kept.outcome === 'quota-held') return;
  try {
    window.sessionStorage.setItem(keyOf(code), JSON.stringify(kept));
  } catch {
    // Full or forbidden: then a reload asks the server, as a new visit does.
  }
}

/** What a reload, or the way back in the history, shows again. Whoever opens the link anew is a new visit. */
export function keptEnd(code: string): KeptEnd | undefined {
  try {
    // The old interface: the browsers this page serves have it, and not all have the new one.
    const { type, TYPE_NAVIGATE } = window.performance.navigation;
    if (type === TYPE_NAVIGATE) window.sessionStorage.removeItem(keyOf(code));
    return JSON.parse(window.sessionStorage.getItem(keyOf(code)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
