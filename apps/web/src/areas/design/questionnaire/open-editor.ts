import { createEditor, type Editor, type LoadedQuestionnaire } from '../document/state/editor-store.ts';

interface Loaded extends LoadedQuestionnaire {
  readonly versionTime: number | null;
}

let open: { readonly editor: Editor; readonly key: string } | undefined;

/**
 * The one editor of a questionnaire in this tab. Going from the questions to the quotas and back keeps what is being saved and what
 * can be undone; what colleagues did meanwhile is fetched. A publishing begins anew: it changes what may still be deleted.
 */
export function openEditor(loaded: Loaded): Editor {
  const key = `${loaded.scrollId} ${loaded.versionTime}`;
  if (open?.key === key) {
    // What was open in a rich-text editor was left with its screen.
    open.editor.store.setState({ richEditors: [], announcement: '' });
    open.editor.noteAccess(
      loaded.status === undefined
        ? {}
        : { status: loaded.status, mayEdit: loaded.mayEdit ?? true, editedFrom: loaded.editedFrom ?? null },
    );
    void open.editor.followOthers().catch(() => {});
    return open.editor;
  }
  open = { key, editor: createEditor(loaded) };
  return open.editor;
}
