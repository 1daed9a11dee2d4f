import { dockingTexts } from '@wenshu/texts/collect/docking';
import { ActionButton } from '@wenshu/ui';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { CopiedText } from '../copied-text.tsx';

/** Shown once: nobody can read it afterwards. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; onClose(): void }) {
  const { secret: t, copied } = useTexts(dockingTexts);
  return (
    <ViewDialog
      title={t.title}
      // A press beside it would lose what is shown once.
      isMaskClosing={false}
      footer={<ActionButton onClick={onClose}>{t.close}</ActionButton>}
      onClose={onClose}
    >
      <p>{t.text}</p>
      <CopiedText label={t.label} text={secret} words={{ copy: t.copy, done: copied }} />
    </ViewDialog>
  );
}
