import { type Change, valueAt } from '@wenshu/survey-core';
import type { DocumentKind, LoggedEdit, MadeHere, Refused, UndoStep } from '@wenshu/together';

export interface ChangesEdit {
  readonly editId: string;
  readonly changes: readonly Change[];
  /** What is changed, where changes of the same thing in a row are one step: a text that is typed, arrows that move a block. */
  readonly merge?: string | undefined;
}

/** An edit of the log with what it wrote. */
export interface LoggedChanges extends LoggedEdit {
  readonly changes: readonly Change[];
}

interface ChangesStep extends UndoStep {
  readonly merge?: string | undefined;
  /** The places that it wrote. */
  readonly places: string;
}

/** A document that people edit together by writing places of it, without commands of its own. */
export interface ChangesShape<Document, Problem extends Refused = Refused> {
  readonly document: Document;
  readonly edit: ChangesEdit;
  readonly change: Change;
  readonly applied: object;
  readonly problem: Problem;
  readonly made: LoggedChanges;
  readonly step: ChangesStep;
}

/** What such a kind says itself; the rest is the same for all. */
type OwnRules<Document, Problem extends Refused> = Pick<
  DocumentKind<ChangesShape<Document, Problem>>,
  'apply' | 'doMeet' | 'withChanges'
> & {
  /** A value without what the server alone writes in it: what was saved is still what was made here. */
  readonly asMade?: (value: unknown) => unknown;
};

/** Within so long the same thing goes on. */
const GOES_ON_MS = 1_500;

const placesOf = (changes: readonly Change[]) => JSON.stringify(changes.map(({ path }) => path));

export const kindByChanges = <Document, Problem extends Refused = Refused>(
  rules: OwnRules<Document, Problem>,
): DocumentKind<ChangesShape<Document, Problem>> => ({
  apply: rules.apply,
  doMeet: rules.doMeet,
  withChanges: rules.withChanges,
  join: (last, next) =>
    next.merge !== undefined && last.merge === next.merge && placesOf(last.changes) === placesOf(next.changes)
      ? { ...next, editId: last.editId }
      : undefined,
  again: ({ changes }, editId) => ({ editId, changes }),
  stepOf: ({ edit: { editId, changes, merge }, atMs }) => ({
    editIds: [editId],
    merge,
    places: placesOf(changes),
    atMs,
  }),
  goesOn: (last, next) =>
    last.merge !== undefined &&
    last.merge === next.merge &&
    next.atMs - last.atMs < GOES_ON_MS &&
    last.places === next.places,
  joined: (steps, editIds) => ({ ...steps.at(-1)!, merge: undefined, editIds }),
  takeBack: (made, mint) => [{ editId: mint(), changes: wayBack(made) }],
  stillStands: (document, made) => {
    const lastOf = new Map(made.flatMap(({ changes }) => changes).map(change => [JSON.stringify(change.path), change]));
    const { asMade = (value: unknown) => value } = rules;
    return [...lastOf.values()].every(
      ({ path, value }) => JSON.stringify(asMade(valueAt(document, path))) === JSON.stringify(asMade(value)),
    );
  },
});

/** One edit leads back over all of them. Where they wrote the same places, the first one's way back is enough. */
function wayBack<Document, Problem extends Refused>(
  made: readonly MadeHere<ChangesShape<Document, Problem>>[],
): readonly Change[] {
  const [first] = made;
  const isOfOne = first && made.every(({ changes }) => placesOf(changes) === placesOf(first.changes));
  return isOfOne ? first.inverse : made.toReversed().flatMap(({ inverse }) => inverse);
}
