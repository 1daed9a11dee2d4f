import { type DockingKey, dockingCalls } from '@wenshu/api-contract';
import { dockingTexts } from '@wenshu/texts/collect/docking';
import { ActionButton, Dialog } from '@wenshu/ui';
import { Radio } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { useRefreshDocking } from './use-docking.ts';

interface RotateDialogProps {
  readonly scrollId: string;
  readonly docking: DockingKey;
  onClose(): void;
  onSecret(secret: string): void;
}

const choices = ['0', '24', '168'] as const;

/** A new secret; how long the old one stays good is the person's to say. */
export function RotateDialog({ scrollId, docking: { keyId }, onClose, onSecret }: RotateDialogProps) {
  const { rotating: t } = useTexts(dockingTexts);
  const refresh = useRefreshDocking(scrollId);
  const [hours, setHours] = useState<(typeof choices)[number]>('24');
  const [isBusy, setIsBusy] = useState(false);
  const rotate = async () => {
    setIsBusy(true);
    try {
      onSecret((await client.call(dockingCalls.rotateDocking, { scrollId, keyId, graceHours: Number(hours) })).secret);
      await refresh();
    } catch {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      title={t.title}
      onCancel={onClose}
      actions={
        <>
          <ActionButton kind="quiet" onClick={onClose}>
            {t.cancel}
          </ActionButton>
          <ActionButton disabled={isBusy} onClick={() => void rotate()}>
            {t.confirm}
          </ActionButton>
        </>
      }
    >
      <p>{t.text}</p>
      <p>{t.keep}</p>
      <Radio.Group
        aria-label={t.keep}
        optionType="button"
        value={hours}
        options={choices.map(value => ({ value, label: t.hours[value] }))}
        onChange={event => setHours(event.target.value)}
      />
    </Dialog>
  );
}
