import { richTextTexts } from '@wenshu/texts/rich-text';
import { Modal } from 'antd';
import { useRef } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import RichTextEditor, { type RichTextEditorProps } from './rich-text-editor.tsx';

/** S9.13, P9.11. */
const DIALOG_WIDTH = 1100;

/** The same editor with room: 1100 px wide, 500 px high. */
export default function RichTextDialog({ onClose, ...props }: RichTextEditorProps & { onClose(): void }) {
  const t = useTexts(richTextTexts);
  const handle: NonNullable<RichTextEditorProps['handle']> = useRef(undefined);
  return (
    <Modal
      open
      title={props.label || t.dialogTitle}
      width={DIALOG_WIDTH}
      okText={t.done}
      cancelText={t.cancel}
      onOk={() => handle.current?.commit() && onClose()}
      onCancel={onClose}
      destroyOnHidden
    >
      <RichTextEditor {...props} isLarge handle={handle} />
    </Modal>
  );
}
