import type { FilePage } from '../report-file.ts';

/** Fewer are seen at a glance. */
const LEAST = 6;

export interface ContentsLine {
  readonly name: string;
  /** Which page it is. */
  readonly at: number;
  /** What was found there, in a sentence. */
  readonly finding?: string;
}

/** The pages that a table of contents names, by their places; none where it would say nothing. */
export function contentsOf(pages: readonly FilePage[]): readonly ContentsLine[] {
  const named = pages.flatMap((page, at) => namesOf(page).map(name => ({ name, at, ...findingOf(page) })));
  return named.length < LEAST ? [] : named;
}

/** What the first exhibit of a page means. Of what stands upon one sheet with others it is not known whose it is. */
function findingOf({ blocks, alsoNamed = [] }: FilePage): Pick<ContentsLine, 'finding'> {
  const [finding] = blocks.flatMap(({ body }) =>
    body.kind === 'exhibit' ? body.exhibit.notes.filter(({ tone }) => tone === 'meaning') : [],
  );
  return finding && alsoNamed.length === 0 ? { finding: finding.text } : {};
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
