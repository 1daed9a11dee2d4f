import type { RimTarget } from './read-cells.ts';

/** What was typed as a group's target, by the names of target and group: a table that is changed keeps what it still has. */
export type RimShares = ReadonlyMap<string, string>;

const keyOf = (target: number, group: string) => `${target + 1}\t${group}`;

export function parseShares(text: string): RimShares {
  return new Map(
    text.split('\n').flatMap(line => {
      const at = line.lastIndexOf('\t');
      return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1)] as const];
    }),
  );
}

export const shareOf = (shares: RimShares, target: number, group: string) => shares.get(keyOf(target, group)) ?? '';

/** The text with one share changed; what no group of the table has any more is left out. */
export function withShare(
  text: string,
  targets: readonly RimTarget[],
  changed: { readonly target: number; readonly group: string; readonly share: string },
): string {
  const shares = new Map(parseShares(text)).set(keyOf(changed.target, changed.group), changed.share);
  return targets
    .flatMap(({ groups }, target) =>
      groups.flatMap(group => {
        const share = shareOf(shares, target, group);
        return share === '' ? [] : [`${keyOf(target, group)}\t${share}`];
      }),
    )
    .join('\n');
}
