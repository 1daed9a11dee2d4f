import { tabPlace } from '../local-storage.ts';
import { readBuild } from './read-build.ts';
import { shouldReload } from './should-reload.ts';
import { isSaved } from './work-under-way.ts';

const CHECK_EVERY_MS = 5_000;
/** This long without a key, a click or a touch counts as idle; a page that nobody sees is idle at once. */
const IDLE_AFTER_MS = 30_000;
const OLDER_BUILD = 'older';
const RELOADED_KEY = 'reloadedForBuild';

/** Asks for the root page every 5 s (P4.24). The answering page never starts this: it is another bundle. */
export function startUpdateCheck(): void {
  const lastActive = watchActivity();
  let running: string | undefined;

  async function check() {
    const offered = await fetchBuild();
    // The first answer is what runs here, unless this page's own mark says that a new build came in between.
    if (offered) running ??= hasMarkOfThisPage(offered) ? offered : OLDER_BUILD;
    const isIdle = document.hidden || Date.now() - lastActive() > IDLE_AFTER_MS;
    const reloadedFor = tabPlace.get(RELOADED_KEY);
    if (offered === undefined || !shouldReload({ running, offered, reloadedFor, isIdle, isSaved: isSaved() })) return;
    tabPlace.set(RELOADED_KEY, offered);
    location.reload();
  }

  setInterval(() => void check(), CHECK_EVERY_MS);
}

async function fetchBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return response.ok ? readBuild(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

function hasMarkOfThisPage(build: string): boolean {
  const mark = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
  return build.endsWith(mark);
}

function watchActivity(): () => number {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  for (const type of ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart', 'input']) {
    window.addEventListener(type, note, { capture: true, passive: true });
  }
  return () => last;
}
