import { type OperatedPayment, operatedMoneyCalls } from '@wenshu/api-contract';
import { operatedMoneyTexts } from '@wenshu/texts/console/money';
import { amountText } from '@wenshu/texts/people/wallet';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';

const FEN = 100;

interface RefundDialogProps {
  readonly payment: OperatedPayment;
  refresh(): unknown;
  onClose(): void;
}

/** All that is left, or less of it. */
export function RefundDialog({ payment, refresh, onClose }: RefundDialogProps) {
  const { payments: t } = useTexts(operatedMoneyTexts);
  const { orderNumber, refundableUnit: unit, refundable, refundedAmount: seenAmount, paidOther } = payment;
  const per = unit === 'fen' ? FEN : 1;
  const [typed, setTyped] = useState<number | null>(refundable / per);
  const amount = Math.round((typed ?? 0) * per);
  const isAmount = paidOther === null ? amount >= 1 && amount <= refundable : amount === refundable;
  return (
    <WhyDialog
      title={t.refundOf({ number: orderNumber })}
      text={(paidOther === null ? t.refundText : t.refundOther)({
        most: amountText[language]({ unit, amount: refundable }),
      })}
      submit={t.refund}
      isDanger
      isReady={isAmount}
      hint={t.whyHint}
      act={async reason => {
        const { state } = await consoleClient.call(operatedMoneyCalls.refund, {
          orderNumber,
          amount,
          reason,
          seenAmount,
        });
        // Three ends, and only one of them is what was wanted.
        (state === 'refused' ? notify.error : notify.success)(t.done[state]);
      }}
      refresh={refresh}
      onClose={onClose}
    >
      <Field label={t.amount[unit]} problem={isAmount ? undefined : t.amountNeeded}>
        {control => (
          <NumberInput
            {...control}
            value={typed}
            min={0}
            max={refundable / per}
            precision={unit === 'fen' ? 2 : 0}
            onChange={setTyped}
          />
        )}
      </Field>
    </WhyDialog>
  );
}
