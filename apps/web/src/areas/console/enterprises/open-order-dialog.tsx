import { operatedEnterpriseCalls, type WaitingOrder } from '@wenshu/api-contract';
import { operatedEnterpriseTexts } from '@wenshu/texts/console/enterprises';
import { Select } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { consoleClient } from '../kit/console-client.ts';
import { usePlans } from '../kit/use-plans.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';

interface OpenOrderDialogProps {
  readonly order: WaitingOrder;
  readonly what: string;
  refresh(): unknown;
  onClose(): void;
}

/** A renewal may be opened with another plan than was asked for. */
export function OpenOrderDialog({ order, what, refresh, onClose }: OpenOrderDialogProps) {
  const { orders: t } = useTexts(operatedEnterpriseTexts);
  const { data: plans = [] } = usePlans();
  const [planId, setPlanId] = useState(order.planId);
  const { orderNumber, enterpriseName: enterprise } = order;
  return (
    <WhyDialog
      title={t.openOf({ number: orderNumber })}
      text={t.openText({ enterprise, what })}
      submit={t.open}
      done={t.opened}
      act={why => {
        const isOther = planId !== null && planId !== order.planId;
        return consoleClient.call(operatedEnterpriseCalls.open, { orderNumber, why, ...(isOther && { planId }) });
      }}
      refresh={refresh}
      onClose={onClose}
    >
      {order.wish === 'renewal' && (
        <Field label={t.plan} hint={t.planHint}>
          {control => (
            <Select<string>
              {...control}
              value={planId}
              onChange={setPlanId}
              options={plans
                .filter(plan => plan.isOffered || plan.planId === order.planId)
                .map(plan => ({ value: plan.planId, label: plan[language] }))}
            />
          )}
        </Field>
      )}
    </WhyDialog>
  );
}
