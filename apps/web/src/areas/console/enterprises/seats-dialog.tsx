import { MOST_SEATS, type OperatedEnterprise, operatedEnterpriseCalls } from '@wenshu/api-contract';
import { operatedEnterpriseTexts } from '@wenshu/texts/console/enterprises';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';

interface SeatsDialogProps {
  readonly enterprise: OperatedEnterprise;
  refresh(): unknown;
  onClose(): void;
}

export function SeatsDialog({ enterprise, refresh, onClose }: SeatsDialogProps) {
  const { seats: t } = useTexts(operatedEnterpriseTexts);
  const { enterpriseId, name, seatTotal, seatsUsed } = enterprise;
  const [seats, setSeats] = useState<number | null>(seatTotal);
  return (
    <WhyDialog
      title={t.title({ name })}
      submit={t.button}
      done={t.done}
      isReady={seats !== null && seats !== seatTotal}
      act={why =>
        consoleClient.call(operatedEnterpriseCalls.seats, {
          enterpriseId,
          seats: seats ?? seatTotal,
          seenSeats: seatTotal,
          why,
        })
      }
      refresh={refresh}
      onClose={onClose}
    >
      <Field label={t.count} hint={t.hint({ used: seatsUsed, total: seatTotal })}>
        {control => (
          <NumberInput
            {...control}
            value={seats}
            min={Math.max(1, seatsUsed)}
            max={MOST_SEATS}
            precision={0}
            onChange={setSeats}
          />
        )}
      </Field>
    </WhyDialog>
  );
}
