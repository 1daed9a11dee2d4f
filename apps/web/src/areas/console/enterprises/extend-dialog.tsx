import { MOST_DAYS, type OperatedEnterprise, operatedEnterpriseCalls } from '@wenshu/api-contract';
import { operatedEnterpriseTexts } from '@wenshu/texts/console/enterprises';
import { Input, Radio } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';
import { endOfDay } from './end-of-day.ts';

const ways = ['days', 'until', 'forever'] as const;
const USUAL_DAYS = 30;

interface ExtendDialogProps {
  readonly enterprise: OperatedEnterprise;
  /** Until when it is now: what is for ever is not extended. */
  readonly validUntil: number;
  refresh(): unknown;
  onClose(): void;
}

/** A later end of the term: by days, until a date, or none. */
export function ExtendDialog({ enterprise, validUntil, refresh, onClose }: ExtendDialogProps) {
  const { extend: t } = useTexts(operatedEnterpriseTexts);
  const [way, setWay] = useState<(typeof ways)[number]>('days');
  const [days, setDays] = useState<number | null>(USUAL_DAYS);
  const [day, setDay] = useState('');
  const until = endOfDay(day);
  const isLater = until !== undefined && until > Math.max(validUntil, Date.now());
  const { enterpriseId, name } = enterprise;
  return (
    <WhyDialog
      title={t.title({ name })}
      text={t.text({ until: momentText(validUntil) })}
      submit={t.button}
      done={t.done}
      isReady={way === 'forever' || (way === 'days' ? days !== null : isLater)}
      act={why => {
        const to = { days: way === 'days' ? days : null, until: way === 'until' ? (until ?? null) : null };
        const input = { enterpriseId, days: to.days, until: to.until, seenUntil: validUntil, why };
        return consoleClient.call(operatedEnterpriseCalls.extend, input);
      }}
      refresh={refresh}
      onClose={onClose}
    >
      <Field label={t.way}>
        {control => (
          <Radio.Group
            id={control.id}
            value={way}
            onChange={event => setWay(event.target.value)}
            options={ways.map(value => ({ value, label: t.ways[value] }))}
          />
        )}
      </Field>
      {way === 'days' && (
        <Field label={t.days} hint={t.daysHint}>
          {control => (
            <NumberInput {...control} value={days} min={1} max={MOST_DAYS} precision={0} onChange={setDays} />
          )}
        </Field>
      )}
      {way === 'until' && (
        <Field label={t.until} hint={t.untilHint} problem={day !== '' && !isLater ? t.untilNeeded : undefined}>
          {control => <Input {...control} type="date" value={day} onChange={event => setDay(event.target.value)} />}
        </Field>
      )}
    </WhyDialog>
  );
}
