import type { PreviewedColumn } from '@wenshu/api-contract';
import { importTexts } from '@wenshu/texts/findings/import';
import { useState } from 'react';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import classes from './import.module.css';

type Options = NonNullable<PreviewedColumn['options']>;

interface OptionsDialogProps {
  readonly column: PreviewedColumn;
  onApply(options: Options): void;
  onClose(): void;
}

/** What each value of the file is called; two with the same words are one option. */
export function OptionsDialog({ column, onApply, onClose }: OptionsDialogProps) {
  const t = useTexts(importTexts);
  const [options, setOptions] = useState<Options>(column.options ?? []);
  return (
    <FormDialog
      title={t.optionsTitle({ name: column.name })}
      submit={t.apply}
      onSubmit={() => onApply(options.map(one => ({ ...one, title: one.title.trim() })))}
      onClose={onClose}
    >
      <p>{t.optionsHelp}</p>
      <ul className={classes.options}>
        {options.map(({ value, title }, place) => (
          <li key={value}>
            <span>{value}</span>
            <input
              className={classes.input}
              aria-label={t.optionOf({ value })}
              value={title}
              onChange={event =>
                setOptions(options.map((one, at) => (at === place ? { value, title: event.target.value } : one)))
              }
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
