import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { transcriptChanges, transcriptMost } from '@wenshu/transcripts';
import { AutoComplete } from 'antd';
import { useState } from 'react';
import { Field } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useMake, useTurns } from '../open/desk-context.ts';

interface SectionDialogProps {
  readonly part: string;
  readonly isOfSelected?: boolean;
  /** The turns that are to belong to it. */
  ids(): readonly string[];
  onClose(): void;
}

/** To which question of the outline turns belong. */
export function SectionDialog({ part, isOfSelected = false, ids, onClose }: SectionDialogProps) {
  const t = useTexts(transcriptDeskTexts).section;
  const make = useMake();
  const [name, setName] = useState(part);
  const known = [...new Set(useTurns().map(one => one.part))].filter(one => one !== '');
  const save = () => {
    make(({ turns }) =>
      transcriptChanges.part(
        ids().filter(id => turns[id] !== undefined),
        name.trim(),
      ),
    );
    onClose();
  };
  return (
    <FormDialog title={t.title} submit={t.save} isDirty={name !== part} onSubmit={save} onClose={onClose}>
      <Field label={t.name} hint={isOfSelected ? t.hintSelected : t.hint}>
        {control => (
          <AutoComplete
            {...control}
            style={{ width: '100%' }}
            value={name}
            options={known.map(value => ({ value }))}
            maxLength={transcriptMost.part}
            filterOption={(written, option) => (option?.value ?? '').includes(written)}
            onChange={setName}
          />
        )}
      </Field>
    </FormDialog>
  );
}
