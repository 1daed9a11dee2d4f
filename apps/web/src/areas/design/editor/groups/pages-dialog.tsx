import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { Modal } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { useEditor } from '../../document/state/use-editor.ts';
import { useRun } from '../../document/state/use-run.ts';
import classes from './groups.module.css';
import { pageBreaks } from './page-places.ts';

/** Page breaks at even distances, in place of those that are there. */
export function PagesDialog({ onClose }: { onClose(): void }) {
  const t = useTexts(canvasTexts);
  const editor = useEditor();
  const run = useRun();
  const id = useId();
  const [perPage, setPerPage] = useState(5);
  const set = () => {
    const breaks = pageBreaks(editor.store.getState().document, perPage);
    if (breaks.length > 0) run('batchPage', { breaks, replace: true });
    onClose();
  };
  return (
    <Modal
      open
      title={t.pages.title}
      okText={t.pages.confirm}
      cancelText={t.cancel}
      onOk={set}
      onCancel={onClose}
      destroyOnHidden
      width={480}
    >
      <p>{t.pages.hint}</p>
      <div className={classes.field}>
        <label htmlFor={id}>{t.pages.label}</label>
        <NumberInput
          id={id}
          min={1}
          max={100}
          precision={0}
          value={perPage}
          onChange={value => setPerPage(value ?? 1)}
        />
      </div>
    </Modal>
  );
}
