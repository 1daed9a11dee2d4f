import type { CommandInput, CommandName } from '@wenshu/survey-core';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { runInWords } from '../../document/state/use-run.ts';
import classes from './logic.module.css';

/** Takes a rule away at once, and offers to bring it back for as long as that was the last step. The dialog hides the editor's own button. */
export function useRemoval(): {
  remove<Name extends CommandName>(name: Name, input: CommandInput<Name>, text: string): void;
  readonly bar: ReactNode;
} {
  const t = useTexts(editorLogicTexts);
  const editor = useEditor();
  const lastEdit = useEditorState(({ undoable }) => undoable.at(-1)?.editIds.at(-1));
  const [removed, setRemoved] = useState<{ readonly text: string; readonly editId: string | undefined }>();
  return {
    remove: (name, input, text) => {
      if (!runInWords(editor, name, input)) return;
      setRemoved({ text, editId: editor.store.getState().undoable.at(-1)?.editIds.at(-1) });
    },
    bar:
      removed && removed.editId === lastEdit ? (
        <p className={classes.removed} role="status">
          <span>{t.removed({ name: removed.text })}</span>
          <Button
            type="link"
            size="small"
            onClick={() => {
              editor.undo();
              setRemoved(undefined);
            }}
          >
            {t.undo}
          </Button>
        </p>
      ) : null,
  };
}
