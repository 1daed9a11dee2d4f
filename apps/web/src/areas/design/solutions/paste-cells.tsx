import { solutionTexts } from '@wenshu/texts/design/solutions';
import { ActionButton } from '@wenshu/ui';
import { useId, useState } from 'react';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { readCells } from './read-cells.ts';
import classes from './solutions.module.css';

/** A place for cells that were copied in a spreadsheet. */
export function PasteCells({ onPaste }: { onPaste(cells: readonly string[][]): void }) {
  const t = useTexts(solutionTexts);
  const id = useId();
  const [text, setText] = useState<string>();
  const cells = readCells(text ?? '');
  return (
    <>
      <ActionButton kind="quiet" onClick={() => setText('')}>
        {t.paste}
      </ActionButton>
      {text !== undefined && (
        <FormDialog
          title={t.pasteTitle}
          submit={t.pasteAdd}
          isReady={cells.length > 0}
          onClose={() => setText(undefined)}
          onSubmit={() => {
            onPaste(cells);
            setText(undefined);
          }}
        >
          <p className={classes.hint}>{t.pasteHint}</p>
          <label className={classes.label} htmlFor={id}>
            {t.pasteLabel}
          </label>
          <textarea
            id={id}
            className={classes.paste}
            rows={8}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
        </FormDialog>
      )}
    </>
  );
}
