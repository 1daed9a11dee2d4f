import { licensedFeatures, type OperatedPlan, operatedPlanCalls, PLAN_PATTERN } from '@wenshu/api-contract';
import { operatedPlanTexts } from '@wenshu/texts/console/plans';
import { licenceTexts } from '@wenshu/texts/people/licences';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { consoleClient } from '../kit/console-client.ts';
import { NamedFields } from '../kit/named-fields.tsx';
import { WhyDialog } from '../kit/why-dialog.tsx';

interface PlanDialogProps {
  /** Which is changed; a new one where it is left out. */
  readonly plan?: OperatedPlan;
  refresh(): unknown;
  onClose(): void;
}

export function PlanDialog({ plan, refresh, onClose }: PlanDialogProps) {
  const { plans: t } = useTexts(operatedPlanTexts);
  const { features: names } = useTexts(licenceTexts);
  const [planId, setPlanId] = useState(plan?.planId ?? '');
  const [zh, setZh] = useState(plan?.zh ?? '');
  const [en, setEn] = useState(plan?.en ?? '');
  const [features, setFeatures] = useState(plan?.features ?? []);
  const isId = PLAN_PATTERN.test(planId);
  const named = [
    { label: t.zh, value: zh, onChange: setZh },
    { label: t.en, value: en, onChange: setEn },
  ];
  return (
    <WhyDialog
      title={plan ? t.changeOf({ name: plan[language] }) : t.add}
      text={plan ? t.changeText : t.addText}
      submit={plan ? t.change : t.add}
      done={t.saved}
      isReady={isId && named.every(({ value }) => value.trim() !== '')}
      act={why => {
        const seen = plan ? { zh: plan.zh, en: plan.en, features: plan.features } : null;
        return consoleClient.call(operatedPlanCalls.save, { planId, zh, en, features, seen, why });
      }}
      refresh={refresh}
      onClose={onClose}
    >
      {!plan && (
        <Field label={t.id} hint={t.idHint} problem={planId !== '' && !isId ? t.idNeeded : undefined}>
          {control => (
            <Input
              {...control}
              value={planId}
              maxLength={32}
              autoComplete="off"
              onChange={event => setPlanId(event.target.value)}
            />
          )}
        </Field>
      )}
      <NamedFields named={named} />
      <Field label={t.features}>
        {control => (
          <Checkbox.Group
            {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
            value={features}
            onChange={chosen => setFeatures(licensedFeatures.filter(feature => chosen.includes(feature)))}
            options={licensedFeatures.map(value => ({ value, label: names[value].name }))}
          />
        )}
      </Field>
    </WhyDialog>
  );
}
