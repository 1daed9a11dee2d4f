import { accessTexts } from '@wenshu/texts/people/access';
import { ActionButton, Dialog } from '@wenshu/ui';
import { useState } from 'react';
import { NoteField } from '../../../app/access/note-field.tsx';
import { useTexts } from '../../../app/language/language.ts';

interface DeclineDialogProps {
  readonly name: string;
  readonly isBusy: boolean;
  onDecline(reply: string): void;
  onClose(): void;
}

/** A no comes with a word, if there is one. */
export function DeclineDialog({ name, isBusy, onDecline, onClose }: DeclineDialogProps) {
  const { declineDialog: t, dialog } = useTexts(accessTexts);
  const [reply, setReply] = useState('');
  return (
    <Dialog
      title={t.title({ name })}
      onCancel={onClose}
      actions={
        <>
          <ActionButton kind="quiet" onClick={onClose}>
            {dialog.cancel}
          </ActionButton>
          <ActionButton disabled={isBusy} onClick={() => onDecline(reply)}>
            {t.send}
          </ActionButton>
        </>
      }
    >
      <p>{t.lead}</p>
      <NoteField label={t.reply} value={reply} onChange={setReply} />
    </Dialog>
  );
}
