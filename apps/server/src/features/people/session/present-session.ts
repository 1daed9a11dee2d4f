import type { SessionInfo } from '@wenshu/api-contract';
import Bowser from 'bowser';
import type { SessionRow } from './session.repository.ts';

/** A session as its person knows it again. */
export function presentSession(row: SessionRow, thisSession: string): SessionInfo {
  return {
    sessionId: row.id,
    isThis: row.id === thisSession,
    address: row.address,
    ...describeTerminal(row.userAgent),
    startTime: row.createdAt.getTime(),
    seenTime: (row.seenAt ?? row.createdAt).getTime(),
  };
}

function describeTerminal(userAgent: string): Pick<SessionInfo, 'terminal' | 'system' | 'browser'> {
  if (userAgent === '') return { terminal: null, system: null, browser: null };
  const { os, browser, platform } = Bowser.parse(userAgent);
  const version = browser.version?.split('.')[0];
  return {
    terminal: platform.type ?? null,
    system: os.name ?? null,
    browser: browser.name ? [browser.name, version].filter(Boolean).join(' ') : null,
  };
}
