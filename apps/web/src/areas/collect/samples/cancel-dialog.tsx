import { type SampleOrder, sampleCalls } from '@wenshu/api-contract';
import { sampleTexts } from '@wenshu/texts/collect/samples';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { EndingDialog } from '../sending/ending-dialog.tsx';
import { useRefreshSamples } from './use-samples.ts';

interface CancelDialogProps {
  readonly scrollId: string;
  readonly order: SampleOrder;
  onClose(): void;
}

export function CancelDialog({ scrollId, order: { orderNumber }, onClose }: CancelDialogProps) {
  const { cancelling: t } = useTexts(sampleTexts);
  return (
    <EndingDialog
      title={t.title}
      words={t}
      back={t.back}
      end={() => client.call(sampleCalls.cancelSample, { scrollId, orderNumber })}
      refresh={useRefreshSamples(scrollId)}
      onClose={onClose}
    />
  );
}
