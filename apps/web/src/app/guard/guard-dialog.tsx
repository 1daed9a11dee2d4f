import { shellTexts } from '@wenshu/texts/shell';
import { ActionButton, Dialog } from '@wenshu/ui';
import { useTexts } from '../language/language.ts';

interface GuardDialogProps {
  readonly onDecline: () => void;
  readonly onConfirm: () => void;
}

/** The confirm box before a page that needs a sign-in (P2.41, P2.42). */
export function GuardDialog({ onDecline, onConfirm }: GuardDialogProps) {
  const { guard } = useTexts(shellTexts);
  return (
    <Dialog
      title={guard.title}
      onCancel={onDecline}
      actions={
        <>
          <ActionButton kind="quiet" onClick={onDecline}>
            {guard.decline}
          </ActionButton>
          <ActionButton data-focus-first onClick={onConfirm}>
            {guard.confirm}
          </ActionButton>
        </>
      }
    >
      <p>{guard.text}</p>
      <p>{guard.detail}</p>
    </Dialog>
  );
}
