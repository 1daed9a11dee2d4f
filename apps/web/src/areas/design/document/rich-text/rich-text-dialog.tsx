import { richTextTexts } from '@wenshu/texts/rich-text';
import { Modal } from 'antd';
import { useRef } from 'react';
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
    <Modal
      open
      title={props.label || t.dialogTitle}
      className={classes.dialog}
      width={DIALOG_WIDTH}
      okText={t.done}
      cancelText={t.cancel}
      onOk={() => handle.current?.commit() && onClose()}
      onCancel={() => void leave()}
      // A click that misses the window is no decision about an hour's writing.
      mask={{ closable: false }}
      destroyOnHidden
    >
      <RichTextEditor {...props} isLarge handle={handle} />
    </Modal>
  );
}
