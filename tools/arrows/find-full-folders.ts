/** As many as one can look through; more are floors that nobody has named yet. */
const MOST = 40;

/** One file for each of many equal things, found by its name: there is nothing to divide. */
const SHELVES = new Set([
  'apps/server/migrations',
  'apps/server/seeds/templates',
  'docs/decisions',
  'e2e',
  'packages/survey-core/src/questionnaire/commands',
]);

/** Folders of sources with more files than one can look through, a line each. What tests read, and what is shipped as it is, is not counted. */
export function findFullFolders(files: readonly string[], shelves: ReadonlySet<string> = SHELVES): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!/\.(ts|tsx|mts|css|sql)$/.test(file) || /\/fixtures\//.test(file)) continue;
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MOST && !shelves.has(folder))
    .map(([folder, count]) => `no-room-is-full: ${folder} holds ${count} files, ${MOST} at most`);
}
