import { type Change, doPathsMeet, makeChanges, own } from '@wenshu/survey-core';
import { checkTranscript, type TranscriptProblem } from './check-transcript.ts';
import type { Transcript } from './transcript.ts';

export interface MadeTranscriptEdit {
  readonly document: Transcript;
  readonly changes: readonly Change[];
  /** What leads back. */
  readonly inverse: readonly Change[];
}

/** What an edit may write; null stands for any key. */
const places: readonly (readonly (string | null)[])[] = [
  ['title'],
  ['language'],
  ['day'],
  ['note'],
  ['turns', null],
  ...['order', 'speaker', 'text', 'cuts', 'from', 'to', 'part', 'translation'].map(field => ['turns', null, field]),
];

const mayWrite = (path: readonly string[]) =>
  places.some(place => place.length === path.length && place.every((key, at) => key === null || key === path[at]));

/** Changes made upon a transcript; both sides make an edit by this one function. */
export function makeTranscriptEdit(
  transcript: Transcript,
  changes: readonly Change[],
): MadeTranscriptEdit | TranscriptProblem {
  const wrong = changes.find(({ path }) => !mayWrite(path));
  if (wrong) return { problem: 'not-readable', at: wrong.path.join('.') };
  // A turn that a colleague has removed does not come again of a field that is written on it.
  const astray = changes.find(({ path }) => path.length === 3 && !own(transcript.turns, path[1]!));
  if (astray) return { problem: 'not-readable', at: astray.path.join('.') };
  const { document, inverse } = makeChanges(transcript, changes);
  return checkTranscript(document) ?? { document, changes, inverse };
}

/** What is cut is told by places in the text: who writes the one meets who writes the other. */
const ONE_PLACE = new Set(['text', 'cuts']);
const placeOf = ([top, id, field, ...rest]: readonly string[]): readonly string[] =>
  top === 'turns' && field !== undefined && ONE_PLACE.has(field)
    ? [top, id!, 'text']
    : [top!, ...(id === undefined ? [] : [id]), ...(field === undefined ? [] : [field]), ...rest];

export const doTranscriptEditsMeet = (one: readonly Change[], other: readonly Change[]): boolean => {
  const there = other.map(({ path }) => placeOf(path));
  return one.some(({ path }) => there.some(their => doPathsMeet(placeOf(path), their)));
};

/** What an edit wrote, as ids of turns and names of what has none: who was faster is told by these. */
export const transcriptPartIds = (theirs: readonly Change[], ours: readonly Change[]): string[] => [
  ...new Set(
    theirs
      .filter(change => doTranscriptEditsMeet([change], ours))
      .map(({ path }) => (path[0] === 'turns' ? (path[1] ?? 'turns') : path.join('.'))),
  ),
];

/** The turns that changes wrote. */
export const turnsWritten = (changes: readonly Change[]): readonly string[] => [
  ...new Set(changes.flatMap(({ path }) => (path[0] === 'turns' && path[1] !== undefined ? [path[1]] : []))),
];
