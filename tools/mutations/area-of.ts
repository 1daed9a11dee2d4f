/** By which part of the house mutations are counted. */
export function areaOf(path: string): string {
  const parts = path.split('/');
  if (parts[0] === 'packages') return parts.slice(0, 2).join('/');
  if (parts[0] !== 'apps') return parts[0]!;
  // The wings of server and web; else the folder.
  const isInWing = parts.length > 5 && (parts[3] === 'features' || parts[3] === 'areas');
  return `${parts[1]}/${isInWing ? parts[4] : parts.length > 4 ? parts[3] : 'src'}`;
}

/** Whether people would notice if it broke: not what tests, examples, seeds and the texts of screens are made of. */
export function isMutable(path: string): boolean {
  if (!/^(packages|apps)\/[^/]+\/src\/.+\.tsx?$/.test(path) || path.endsWith('.d.ts')) return false;
  if (/\.test\.tsx?$/.test(path) || /\/(testing|gallery|demo|examples)\//.test(path)) return false;
  return !/(^|\/|-)examples?\.tsx?$/.test(path) && !path.startsWith('packages/texts/');
}
