import { dockingTexts } from '@wenshu/texts/collect/docking';
import { ActionButton, Dialog } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { CopiedText } from '../copied-text.tsx';

/** Shown once: nobody can read it afterwards. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; onClose(): void }) {
  const { secret: t, copied } = useTexts(dockingTexts);
  return (
    <Dialog title={t.title} onCancel={onClose} actions={<ActionButton onClick={onClose}>{t.close}</ActionButton>}>
      <p>{t.text}</p>
      <CopiedText label={t.label} text={secret} words={{ copy: t.copy, done: copied }} />
    </Dialog>
  );
}
