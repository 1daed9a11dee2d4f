import type { MutationOf } from './choose-mutations.ts';

/** A break by which nobody loses anything, and why. */
export interface Spared {
  readonly path: string;
  readonly kind: string;
  /** The line that it is in, without the blanks around it: numbers of lines move. */
  readonly line: string;
  readonly reason: string;
}

/** Lines of path, kind, line and reason, parted by tabs; what begins with # says something about them. */
export function readSpared(text: string): readonly Spared[] {
  return text.split('\n').flatMap((row, at) => {
    if (row.trim() === '' || row.startsWith('#')) return [];
    const [path, kind, line, reason, ...more] = row.split('\t');
    if (!path || !kind || !line || !reason?.trim() || more.length > 0)
      throw new Error(`Line ${at + 1} of what is spared is not: path, kind, line, reason`);
    return [{ path, kind, line, reason }];
  });
}

export function isSpared(spared: readonly Spared[], mutation: MutationOf, text: string): boolean {
  const line = text.split('\n')[mutation.line - 1]!.trim();
  return spared.some(one => one.path === mutation.path && one.kind === mutation.kind && one.line === line);
}
