export interface ReloadQuestion {
  /** The build this page was loaded from, and the one the server has now (see readBuild). */
  readonly running: string | undefined;
  readonly offered: string | undefined;
  /** The build this tab has already reloaded for: a server that alternates between two builds must not make it flicker. */
  readonly reloadedFor: string | undefined;
  readonly isIdle: boolean;
  readonly isSaved: boolean;
}

/** Reload for a new build only when nobody is disturbed: idle, saved, and once per build (readings, update check). */
export function shouldReload({ running, offered, reloadedFor, isIdle, isSaved }: ReloadQuestion): boolean {
  if (running === undefined || offered === undefined || offered === running) return false;
  return offered !== reloadedFor && isIdle && isSaved;
}
