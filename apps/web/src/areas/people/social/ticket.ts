import type { NotBound } from '@wenshu/api-contract';
import { readJson, tabPlace } from '../../../app/local-storage.ts';

const KEY = 'socialTicket';

/** Who came back and belongs to no account, sealed by the server. */
export interface Ticket {
  readonly openId: string;
  readonly untilMs: number;
}

/** For the tab: the page where one registers or binds may be reloaded. */
export function keepTicket({ openId, expiresIn }: NotBound, nowMs = Date.now()): void {
  const ticket: Ticket = { openId, untilMs: nowMs + expiresIn * 1000 };
  tabPlace.set(KEY, JSON.stringify(ticket));
}

export function readTicket(nowMs = Date.now()): Ticket | undefined {
  const ticket = readJson(tabPlace, KEY) as Ticket | undefined;
  return ticket && ticket.untilMs > nowMs ? ticket : undefined;
}

export function forgetTicket(): void {
  tabPlace.remove(KEY);
}
