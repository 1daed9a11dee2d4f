import type { FilePage } from './report-file.ts';

/** Fewer are seen at a glance. */
const LEAST = 4;

/** The pages that a table of contents names, by their places; none where it would say nothing. */
export function contentsOf(pages: readonly FilePage[]): readonly { readonly name: string; readonly at: number }[] {
  const named = pages.flatMap((page, at) => namesOf(page).map(name => ({ name, at })));
  return named.length < LEAST ? [] : named;
}

export const namesOf = ({ name, alsoNamed = [] }: FilePage): readonly string[] =>
  [name, ...alsoNamed].filter(one => one !== '');

/** It stands behind the cover, where there is one. */
export const contentsPlace = ([first]: readonly FilePage[]): number => (first?.isCover ? 1 : 0);

export function inPieces<T>(things: readonly T[], most: number): T[][] {
  const pieces: T[][] = [];
  for (let at = 0; at < things.length; at += most) pieces.push(things.slice(at, at + most));
  return pieces;
}
