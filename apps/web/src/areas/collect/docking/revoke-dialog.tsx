import { type DockingKey, dockingCalls } from '@wenshu/api-contract';
import { dockingTexts } from '@wenshu/texts/collect/docking';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { EndingDialog } from '../sending/ending-dialog.tsx';
import { useRefreshDocking } from './use-docking.ts';

interface RevokeDialogProps {
  readonly scrollId: string;
  readonly docking: DockingKey;
  onClose(): void;
}

export function RevokeDialog({ scrollId, docking: { keyId, name }, onClose }: RevokeDialogProps) {
  const { revoking: t } = useTexts(dockingTexts);
  return (
    <EndingDialog
      title={t.title({ name })}
      words={t}
      back={t.cancel}
      end={() => client.call(dockingCalls.revokeDocking, { scrollId, keyId })}
      refresh={useRefreshDocking(scrollId)}
      onClose={onClose}
    />
  );
}
