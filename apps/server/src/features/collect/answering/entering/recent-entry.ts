import { LruCache } from '../../../../platform/lru-cache.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { NO_PASS } from './answer-pass.ts';
import { checkGates } from './check-gates.ts';
import type { Entry } from './entry.ts';
import { type Codes, type FoundEntry, requireEntry } from './find-entry.ts';

const MAX_AGE_MS = 1000;
type Recent = LruCache<string, { readonly entry: Entry; readonly seenMs: number }>;
/** By the pool: two databases have the same code for links that are everywhere, such as that of the trial form. */
const recentByPool = new WeakMap<Platform['database']['pool'], Recent>();

/**
 * What the codes of a save or a submission lead to, for an anonymous link at most a second old. A submission is decided on the locked
 * rows all the same, and a page that is saved a second after the end harms nobody. Only a "no" must not come from memory: a link that
 * looked closed is asked for again.
 */
export async function findRecentEntry(
  platform: Platform,
  codes: Codes & { readonly userAgent: string },
): Promise<FoundEntry> {
  const { linkCode, codeNum } = codes;
  if (linkCode === undefined || codeNum !== undefined || codes.pass !== undefined || codes.signed !== undefined)
    return requireEntry(platform, codes);
  const nowMs = platform.clock.now().getTime();
  const recent = recentIn(platform.database.pool);
  const known = recent.get(linkCode);
  if (known && Math.abs(nowMs - known.seenMs) < MAX_AGE_MS && isOpen(platform, known.entry, codes.userAgent)) {
    return { entry: known.entry, pass: NO_PASS };
  }
  const found = await requireEntry(platform, codes);
  recent.set(linkCode, { entry: found.entry, seenMs: nowMs });
  return found;
}

function recentIn(pool: Platform['database']['pool']): Recent {
  const known = recentByPool.get(pool) ?? new LruCache(2000);
  recentByPool.set(pool, known);
  return known;
}

/** One with a password never looks open here: few have one, and then the pass decides. */
function isOpen({ clock }: Platform, entry: Entry, userAgent: string): boolean {
  const knock = { nowMs: clock.now().getTime(), openedMs: null, userAgent, passwordMark: null };
  return checkGates(entry, knock) === undefined;
}
