import { accessTexts } from '@wenshu/texts/people/access';
import { useState } from 'react';
import { NoteField } from '../../../app/access/note-field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';

interface DeclineDialogProps {
  readonly name: string;
  readonly isBusy: boolean;
  onDecline(reply: string): void;
  onClose(): void;
}

/** A no comes with a word, if there is one. */
export function DeclineDialog({ name, isBusy, onDecline, onClose }: DeclineDialogProps) {
  const { declineDialog: t } = useTexts(accessTexts);
  const [reply, setReply] = useState('');
  return (
    <FormDialog
      title={t.title({ name })}
      submit={t.send}
      isBusy={isBusy}
      onSubmit={() => onDecline(reply)}
      onClose={onClose}
    >
      <p>{t.lead}</p>
      <NoteField label={t.reply} value={reply} onChange={setReply} />
    </FormDialog>
  );
}
