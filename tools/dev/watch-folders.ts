import { existsSync, watch } from 'node:fs';

// An editor writes a file in several steps, and a branch switch touches hundreds of them.
const QUIET_MS = 150;

/** Calls `onChange` once things have settled after a change to a matching file below one of the folders. */
export function watchFolders(
  folders: readonly string[],
  pattern: RegExp,
  onChange: (file: string) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.filter(existsSync).map(folder =>
    watch(folder, { recursive: true }, (_, file) => {
      if (!file || !pattern.test(file) || /\.test\.tsx?$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => onChange(file), QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
