import { unpublishedTexts } from '@wenshu/texts/design/unpublished';
import { ActionButton, Dialog } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import classes from './create.module.css';

interface EditWaysDialogProps {
  readonly isBusy: boolean;
  onSuspend(): void;
  onDraft(): void;
  onClose(): void;
}

/** The two ways to edit what is being collected: suspend it first, or go on collecting and edit a draft. */
export function EditWaysDialog({ isBusy, onSuspend, onDraft, onClose }: EditWaysDialogProps) {
  const t = useTexts(unpublishedTexts).ways;
  return (
    <Dialog
      title={t.title}
      onCancel={onClose}
      actions={
        <>
          <ActionButton kind="text" onClick={onClose}>
            {t.cancel}
          </ActionButton>
          <ActionButton kind="quiet" disabled={isBusy} onClick={onSuspend}>
            {t.suspendConfirm}
          </ActionButton>
          <ActionButton disabled={isBusy} onClick={onDraft} data-focus-first>
            {t.draftConfirm}
          </ActionButton>
        </>
      }
    >
      <ul className={classes.ways}>
        <li>{t.draft}</li>
        <li>{t.suspend}</li>
      </ul>
    </Dialog>
  );
}
