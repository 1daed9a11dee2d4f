import { globSync } from 'node:fs';

const ROOMS = '{apps,packages,tools,bench,e2e,docs}/**/*';

/** What stands in the house, as paths from its root: neither what was built nor what was installed. */
export function listFiles(root: string): string[] {
  return globSync([ROOMS, '*.{md,ts,json}'], {
    cwd: root,
    exclude: path => /(^|\/)(node_modules|dist[^/]*|\.cache)$/.test(path),
  })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /\.\w+$/.test(path));
}
