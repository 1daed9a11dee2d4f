import { type SampleOrder, sampleCalls } from '@wenshu/api-contract';
import { sampleTexts } from '@wenshu/texts/collect/samples';
import { ActionButton, Dialog } from '@wenshu/ui';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useRefreshSamples } from './use-samples.ts';

interface CancelDialogProps {
  readonly scrollId: string;
  readonly order: SampleOrder;
  onClose(): void;
}

export function CancelDialog({ scrollId, order: { orderNumber }, onClose }: CancelDialogProps) {
  const { cancelling: t } = useTexts(sampleTexts);
  const refresh = useRefreshSamples(scrollId);
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    try {
      await client.call(sampleCalls.cancelSample, { scrollId, orderNumber });
      notify.success(t.done);
    } catch {
      // The client has told it; what holds now is shown in the list.
    }
    onClose();
    await refresh();
  };
  return (
    <Dialog
      title={t.title}
      onCancel={onClose}
      actions={
        <>
          <ActionButton kind="quiet" onClick={onClose}>
            {t.back}
          </ActionButton>
          <ActionButton disabled={isBusy} onClick={() => void cancel()}>
            {t.confirm}
          </ActionButton>
        </>
      }
    >
      <p>{t.text}</p>
    </Dialog>
  );
}
