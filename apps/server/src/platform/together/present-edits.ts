import { type LoggedChanges, presentChange, type ToldEdit } from './edit-by-changes.ts';

/** Edits of the log with what they changed, as news tell whoever reads them. */
export const presentEdits = (edits: readonly (LoggedChanges & ToldEdit)[], personId: string) => ({
  changes: edits.flatMap(({ changes }) => changes).map(presentChange),
  edits: edits.map(edit => ({
    version: edit.version,
    editId: edit.editId,
    personId: edit.personId,
    nickName: edit.nickName,
    isSelf: edit.personId === personId,
    time: edit.madeAt.getTime(),
    changeCount: edit.changes.length,
  })),
});

interface ToldNews {
  readonly edits: readonly unknown[];
  readonly isTooOld: boolean;
}

/** Whether there is anything to tell whoever knows this much; what they left out is of no interest to them. */
export const isNewTo =
  <Word extends string>(known: { readonly [W in Word]: unknown }) =>
  (news: ToldNews & { readonly [W in Word]: unknown }): boolean =>
    news.edits.length > 0 ||
    news.isTooOld ||
    // The names are those of what is known.
    (Object.keys(known) as Word[]).some(word => known[word] !== undefined && known[word] !== news[word]);
