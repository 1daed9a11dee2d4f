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
