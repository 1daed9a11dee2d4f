import { type DockingKey, dockingCalls } from '@wenshu/api-contract';
import { dockingTexts } from '@wenshu/texts/collect/docking';
import { ActionButton, Dialog } from '@wenshu/ui';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useRefreshDocking } from './use-docking.ts';

interface RevokeDialogProps {
  readonly scrollId: string;
  readonly docking: DockingKey;
  onClose(): void;
}

export function RevokeDialog({ scrollId, docking: { keyId, name }, onClose }: RevokeDialogProps) {
  const { revoking: t } = useTexts(dockingTexts);
  const refresh = useRefreshDocking(scrollId);
  const [isBusy, setIsBusy] = useState(false);
  const revoke = async () => {
    setIsBusy(true);
    try {
      await client.call(dockingCalls.revokeDocking, { scrollId, keyId });
      notify.success(t.done);
    } catch {
      // The client has told it; what holds now is shown in the list.
    }
    onClose();
    await refresh();
  };
  return (
    <Dialog
      title={t.title({ name })}
      onCancel={onClose}
      actions={
        <>
          <ActionButton kind="quiet" onClick={onClose}>
            {t.cancel}
          </ActionButton>
          <ActionButton disabled={isBusy} onClick={() => void revoke()}>
            {t.confirm}
          </ActionButton>
        </>
      }
    >
      <p>{t.text}</p>
    </Dialog>
  );
}
