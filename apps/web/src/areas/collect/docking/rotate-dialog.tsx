import { type DockingKey, dockingCalls } from '@wenshu/api-contract';
import { dockingTexts } from '@wenshu/texts/collect/docking';
import { Radio } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
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
  const { isBusy, run } = useAction(
    () => client.call(dockingCalls.rotateDocking, { scrollId, keyId, graceHours: Number(hours) }),
    { refresh, onDone: ({ secret }) => onSecret(secret) },
  );
  return (
    <FormDialog title={t.title} submit={t.confirm} isBusy={isBusy} onSubmit={run} onClose={onClose}>
      <p>{t.text}</p>
      <p>{t.keep}</p>
      <Radio.Group
        aria-label={t.keep}
        optionType="button"
        value={hours}
        options={choices.map(value => ({ value, label: t.hours[value] }))}
        onChange={event => setHours(event.target.value)}
      />
    </FormDialog>
  );
}
