import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { transcriptChanges } from '@wenshu/transcripts';
import { Select } from 'antd';
import { useState } from 'react';
import { Field, Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { turnsOf, useDesk, useMake, useTurns } from '../open/desk-context.ts';

interface ChangeAllDialogProps {
  readonly from: number | null;
  readonly name: string;
  onClose(): void;
}

/** All turns of one speaker in this transcript become another's. */
export function ChangeAllDialog({ from, name, onClose }: ChangeAllDialogProps) {
  const t = useTexts(transcriptDeskTexts).speaker;
  const { people } = useDesk();
  const make = useMake();
  const [to, setTo] = useState<number>();
  const count = useTurns().filter(({ speaker }) => speaker === from).length;
  const change = () => {
    if (to === undefined) return;
    make(transcript => {
      const ids = turnsOf(transcript).flatMap(({ id, speaker }) => (speaker === from ? [id] : []));
      return transcriptChanges.speaker(ids, to);
    });
    onClose();
  };
  return (
    <FormDialog
      title={t.title({ name })}
      submit={t.save}
      isReady={to !== undefined}
      onSubmit={change}
      onClose={onClose}
    >
      <Fields>
        <p>{t.text({ count })}</p>
        <Field label={t.to}>
          {control => (
            <Select
              {...control}
              value={to}
              options={people.filter(({ no }) => no !== from).map(one => ({ value: one.no, label: one.name }))}
              onChange={setTo}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
