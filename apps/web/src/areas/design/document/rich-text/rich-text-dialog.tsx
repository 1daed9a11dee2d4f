import { richTextTexts } from '@wenshu/texts/rich-text';
import { Button } from 'antd';
import { useRef } from 'react';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { askBox } from '../../../../app/notices/notices.ts';
import classes from './rich-text-dialog.module.css';
import RichTextEditor, { type RichTextEditorProps } from './rich-text-editor.tsx';

/** S9.13, P9.11. */
const DIALOG_WIDTH = 1100;

/** The same editor with room: 1100 px wide, 500 px high; on a phone the whole screen. */
export default function RichTextDialog({ onClose, ...props }: RichTextEditorProps & { onClose(): void }) {
  const t = useTexts(richTextTexts);
  const handle: NonNullable<RichTextEditorProps['handle']> = useRef(undefined);
  const leave = async () => {
    if (!handle.current?.isChanged() || (await askBox(t.discard))) onClose();
  };
  return (
    <ViewDialog
      title={props.label || t.dialogTitle}
      className={classes.dialog}
      width={DIALOG_WIDTH}
      // No form: Enter in a tool of the editor belongs to that tool.
      footer={
        <>
          <Button onClick={() => void leave()}>{t.cancel}</Button>
          <Button type="primary" onClick={() => handle.current?.commit() && onClose()}>
            {t.done}
          </Button>
        </>
      }
      onClose={() => void leave()}
      // A click that misses the window is no decision about an hour's writing.
      isMaskClosing={false}
    >
      <RichTextEditor {...props} isLarge handle={handle} />
    </ViewDialog>
  );
}
