import type { CodebookVariable } from '@wenshu/survey-core';

/** The options' numbers behind the 0/1 variables of one set: a member is named by its set and the number. */
export function setCodes(members: readonly CodebookVariable[]): readonly number[] {
  const codes = members.map(({ name, set = '' }) => {
    const [, code] = name.slice(safeLength(set)).match(/^_([0-9]+)/) ?? [];
    return code === undefined ? undefined : Number(code);
  });
  const isSure = codes.every(code => code !== undefined) && new Set(codes).size === codes.length;
  // A name that was cut says no number any more; then only the place is left.
  return isSure ? (codes as number[]) : members.map((_member, index) => index + 1);
}

/** How long the set's own part of a member's name is: names are ASCII and begin with a letter, sets are as the creator wrote them. */
function safeLength(set: string): number {
  const ascii = `${set}_`.replace(/[^0-9A-Za-z_]+/g, '_');
  return ascii.length - 1 + (/^[A-Za-z]/.test(ascii) ? 0 : 1);
}
