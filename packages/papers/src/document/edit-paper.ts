import { type Change, doPathsMeet, isRecord, makeChanges } from '@wenshu/survey-core';
import type { Paper } from '../paper/paper.ts';
import { checkPaper, type PaperProblem } from './check-paper.ts';

export interface MadePaperEdit {
  readonly document: Paper;
  readonly changes: readonly Change[];
  /** What leads back. */
  readonly inverse: readonly Change[];
}

/** What an edit may write: never what kind of paper it is, and of a node never what kind it is of. */
const places: readonly (readonly (string | null)[])[] = [
  ['title'],
  ['language'],
  ['brief', null],
  ['nodes', null],
  ['nodes', null, 'parent'],
  ['nodes', null, 'order'],
  ['nodes', null, 'fields', null],
];

const mayWrite = (path: readonly string[]) =>
  places.some(place => place.length === path.length && place.every((key, at) => key === null || key === path[at]));

/** Changes made upon a paper; both sides make an edit by this one function. */
export function makePaperEdit(paper: Paper, changes: readonly Change[]): MadePaperEdit | PaperProblem {
  const wrong = changes.find(({ path }) => !mayWrite(path));
  if (wrong) return { problem: 'not-readable', at: wrong.path.join('.') };
  const { document, inverse } = makeChanges(paper, changes);
  return checkPaper(document) ?? { document, changes, inverse };
}

/**
 * Whether two edits meet: they wrote the same place, or one stands upon a node that the other removed. Left to the check alone, whoever
 * adds a question to a section that has just gone would be told that their input is wrong.
 */
export const doPaperEditsMeet = (one: readonly Change[], other: readonly Change[]): boolean =>
  one.some(({ path }) => other.some(their => doPathsMeet(path, their.path))) ||
  standsUpon(one, other) ||
  standsUpon(other, one);

function standsUpon(edit: readonly Change[], other: readonly Change[]): boolean {
  const removed = new Set(
    other.flatMap(({ path, value }) =>
      path.length === 2 && path[0] === 'nodes' && value === undefined ? path[1]! : [],
    ),
  );
  return removed.size > 0 && edit.some(change => removed.has(parentWritten(change) ?? ''));
}

function parentWritten({ path, value }: Change): string | undefined {
  if (path[0] !== 'nodes') return undefined;
  const parent = path.length === 2 && isRecord(value) ? value['parent'] : path[2] === 'parent' ? value : undefined;
  return typeof parent === 'string' ? parent : undefined;
}

/** What an edit wrote, as ids of nodes and names of what has none: who was faster is told by these. */
export const paperPartIds = (theirs: readonly Change[], ours: readonly Change[]): string[] => [
  ...new Set(
    theirs
      .filter(change => doPaperEditsMeet([change], ours))
      .map(({ path }) => (path[0] === 'nodes' ? (path[1] ?? 'nodes') : path.join('.'))),
  ),
];
