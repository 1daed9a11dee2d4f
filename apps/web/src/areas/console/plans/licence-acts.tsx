import { type LicenceHolder, type LicensedFeature, MOST_DAYS, operatedPlanCalls } from '@wenshu/api-contract';
import { operatedPlanTexts } from '@wenshu/texts/console/plans';
import { licenceTexts } from '@wenshu/texts/people/licences';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';

interface LicenceActsProps {
  readonly holder: Pick<LicenceHolder, 'kind' | 'holderId' | 'name'>;
  readonly feature: LicensedFeature;
  readonly seenTime: number | null;
  readonly isHeld: boolean;
  refresh(): unknown;
}

/** Granting, and taking back what is held. */
export function LicenceActs(props: LicenceActsProps) {
  const { holder, feature, seenTime, isHeld, refresh } = props;
  const { licences: t } = useTexts(operatedPlanTexts);
  const { features: names } = useTexts(licenceTexts);
  const [open, setOpen] = useState<'grant' | 'withdraw'>();
  const named = { feature: names[feature].name, name: holder.name };
  const close = () => setOpen(undefined);
  return (
    <>
      <Button type="link" aria-label={t.grantOf(named)} onClick={() => setOpen('grant')}>
        {seenTime === null ? t.grant : t.again}
      </Button>
      {isHeld && (
        <Button type="link" danger aria-label={t.withdrawOf(named)} onClick={() => setOpen('withdraw')}>
          {t.withdraw}
        </Button>
      )}
      {open === 'grant' && <GrantDialog {...props} title={t.grantOf(named)} onClose={close} />}
      {open === 'withdraw' && (
        <WhyDialog
          title={t.withdrawOf(named)}
          text={t.withdrawText}
          submit={t.withdraw}
          done={t.withdrawn}
          isDanger
          act={why => {
            const { kind, holderId } = holder;
            return consoleClient.call(operatedPlanCalls.withdraw, { kind, holderId, feature, seenTime, why });
          }}
          refresh={refresh}
          onClose={close}
        />
      )}
    </>
  );
}

const terms = ['days', 'forever'] as const;
const USUAL_DAYS = 365;

interface GrantDialogProps extends LicenceActsProps {
  readonly title: string;
  onClose(): void;
}

function GrantDialog({ title, holder, feature, seenTime, refresh, onClose }: GrantDialogProps) {
  const { licences: t } = useTexts(operatedPlanTexts);
  const [term, setTerm] = useState<(typeof terms)[number]>('days');
  const [days, setDays] = useState<number | null>(USUAL_DAYS);
  const { kind, holderId } = holder;
  return (
    <WhyDialog
      title={title}
      text={t.grantText}
      submit={t.grant}
      done={t.granted}
      isReady={term === 'forever' || days !== null}
      act={why => {
        const granted = { kind, holderId, feature, seenTime, days: term === 'days' ? days : null, why };
        return consoleClient.call(operatedPlanCalls.grant, granted);
      }}
      refresh={refresh}
      onClose={onClose}
    >
      <Field label={t.term}>
        {control => (
          <Radio.Group
            id={control.id}
            value={term}
            onChange={event => setTerm(event.target.value)}
            options={terms.map(value => ({ value, label: t.terms[value] }))}
          />
        )}
      </Field>
      {term === 'days' && (
        <Field label={t.days}>
          {control => (
            <NumberInput {...control} value={days} min={1} max={MOST_DAYS} precision={0} onChange={setDays} />
          )}
        </Field>
      )}
    </WhyDialog>
  );
}
