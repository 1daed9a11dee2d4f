/** What reads like the name of a file of ours: `record-grid.ts`, `features/collect/links/`. Patterns and names with a gap are none. */
const FILE = /^[\w@.-]+(?:\/[\w@.-]+)*\.(?:ts|tsx|mts|mjs|css|sql|tsv|grit)$/;

export interface Page {
  readonly path: string;
  readonly text: string;
}

/** Files that a page names in backticks and that are not there, a line each: a name that leads nowhere costs its reader more than none. */
export function findLostNames(pages: readonly Page[], files: readonly string[]): string[] {
  const there = new Set(files.flatMap(endsOf));
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .map(match => match[1]!)
      .filter(name => FILE.test(name) && !there.has(name))
      .map(name => `names-in-docs: ${path} names ${name}, which is not there`),
  );
}

/** `a/b/c.ts`, `b/c.ts`, `c.ts`, and without the `src` that nobody writes. */
function endsOf(file: string): string[] {
  return [file, file.replaceAll('/src/', '/')].flatMap(path => {
    const parts = path.split('/');
    return parts.map((_, from) => parts.slice(from).join('/'));
  });
}
