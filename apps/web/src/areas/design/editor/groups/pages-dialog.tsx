import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useState } from 'react';
import { CountField } from '../../../../app/forms/count-field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { useRun } from '../../document/state/use-run.ts';
import { pageBreaks } from './page-places.ts';

/** Page breaks at even distances, in place of those that are there. */
export function PagesDialog({ onClose }: { onClose(): void }) {
  const t = useTexts(canvasTexts);
  const editor = useEditor();
  const run = useRun();
  const [perPage, setPerPage] = useState(5);
  const set = () => {
    const breaks = pageBreaks(editor.store.getState().document, perPage);
    if (breaks.length > 0) run('batchPage', { breaks, replace: true });
    onClose();
  };
  return (
    <FormDialog title={t.pages.title} width={480} submit={t.pages.confirm} onSubmit={set} onClose={onClose}>
      <p>{t.pages.hint}</p>
      <CountField label={t.pages.label} most={100} value={perPage} onChange={setPerPage} />
    </FormDialog>
  );
}
