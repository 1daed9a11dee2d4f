import Bowser from 'bowser';
import { LruCache } from '../../../../platform/lru-cache.ts';
import { findRegion, type Region } from './region.ts';

/** What a record tells about where and on what it was answered. */
export interface Circumstances extends Region {
  readonly terminal: string | null;
  readonly system: string | null;
  readonly browser: string | null;
}

type Terminal = Pick<Circumstances, 'terminal' | 'system' | 'browser'>;

const NOTHING: Terminal = { terminal: null, system: null, browser: null };
/** Reading a user agent takes longer than checking an answer, and there are few of them. */
const terminals = new LruCache<string, Terminal>(2000);

export function circumstancesOf(userAgent: string, clientAddress: string): Circumstances {
  return { ...terminalOf(userAgent), ...findRegion(clientAddress) };
}

function terminalOf(userAgent: string): Terminal {
  if (userAgent === '') return NOTHING;
  const known = terminals.get(userAgent);
  if (known) return known;
  const read = readTerminal(userAgent);
  terminals.set(userAgent, read);
  return read;
}

function readTerminal(userAgent: string): Terminal {
  const { os, browser, platform } = Bowser.parse(userAgent);
  return {
    terminal: platform.type ?? null,
    system: nameOf(os.name, os.version),
    browser: nameOf(browser.name, browser.version?.split('.')[0]),
  };
}

function nameOf(name: string | undefined, version: string | undefined): string | null {
  if (!name) return null;
  return version ? `${name} ${version}`.slice(0, 60) : name.slice(0, 60);
}
