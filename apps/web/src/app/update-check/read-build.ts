/**
 * What identifies a build in the text of the root page: its set of script references (P4.25), and the build mark, which
 * also changes when only the workspace's scripts did. Undefined for a page without scripts: an error page is no build.
 */
export function readBuild(html: string): string | undefined {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(match => match[1]);
  if (scripts.length === 0) return undefined;
  const mark = /<meta name="build" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return [...new Set(scripts)].sort().concat(mark).join(' ');
}
