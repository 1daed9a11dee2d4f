import type { LoggedEdit, Refused, UndoStep } from '../src/index.ts';
import { conformance } from './conformance.ts';

/** The smallest kind there can be: texts under names. */
interface NotesShape {
  readonly document: Readonly<Record<string, string>>;
  readonly edit: { readonly editId: string; readonly name: string; readonly text: string };
  readonly change: readonly [name: string, text: string];
  readonly applied: object;
  readonly problem: Refused;
  readonly made: LoggedEdit & { readonly name: string };
  readonly step: UndoStep;
}

conformance<NotesShape>({
  name: 'notes',
  document: { here: 'a', there: 'b' },
  write: (place, text, editId) => ({ editId, name: place, text }),
  read: (document, place) => document[place]!,
  log: ({ changes }) => ({ name: changes[0]![0] }),
  kind: () => ({
    apply: (document, { name, text }) => {
      if (document[name] === undefined) return { problem: 'unknown' };
      return { document: { ...document, [name]: text }, changes: [[name, text]], inverse: [[name, document[name]]] };
    },
    withChanges: (document, changes) => ({ ...document, ...Object.fromEntries(changes) }),
    doMeet: ({ changes }, theirs) => changes.some(([name]) => name === theirs.name),
    again: (edit, editId) => ({ ...edit, editId }),
    stepOf: ({ edit, atMs }) => ({ editIds: [edit.editId], atMs }),
    goesOn: () => false,
    joined: (steps, editIds) => ({ ...steps.at(-1)!, editIds }),
    takeBack: (made, newId) =>
      made.toReversed().flatMap(({ inverse }) => inverse.map(([name, text]) => ({ editId: newId(), name, text }))),
    stillStands: (document, made) =>
      made.every(({ changes }) => changes.every(([name, text]) => document[name] === text)),
  }),
});
