import { ActionButton, Dialog } from '@wenshu/ui';
import { useState } from 'react';
import { notify } from '../../../app/notices/notices.ts';

interface EndingDialogProps {
  readonly title: string;
  readonly words: { readonly text: string; readonly confirm: string; readonly done: string };
  readonly back: string;
  end(): Promise<unknown>;
  refresh(): Promise<unknown>;
  onClose(): void;
}

/** Asks before something ends that others count on. Whether it went well or not, the list then shows what holds. */
export function EndingDialog({ title, words, back, end, refresh, onClose }: EndingDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      await end();
      notify.success(words.done);
    } catch {
      // The client has told it.
    }
    onClose();
    await refresh();
  };
  return (
    <Dialog
      title={title}
      onCancel={onClose}
      actions={
        <>
          <ActionButton kind="quiet" onClick={onClose}>
            {back}
          </ActionButton>
          <ActionButton disabled={isBusy} onClick={() => void confirm()}>
            {words.confirm}
          </ActionButton>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
