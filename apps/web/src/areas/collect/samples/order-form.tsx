import { estimateSample, SAMPLE_LIMITS, sampleCalls } from '@wenshu/api-contract';
import { sampleTexts } from '@wenshu/texts/collect/samples';
import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { CountField } from '../../../app/forms/count-field.tsx';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import classes from '../sending/sending.module.css';
import { EstimateBox } from './estimate-box.tsx';
import { type QuotaDraft, QuotaFields } from './quota-fields.tsx';
import { useRefreshSamples } from './use-samples.ts';

const START = { samples: 200, days: 7, minutes: 5, incidencePercent: 50 };
const numbers = [
  { field: 'samples', label: 'samples', most: SAMPLE_LIMITS.samples, hint: undefined },
  { field: 'days', label: 'days', most: SAMPLE_LIMITS.days, hint: undefined },
  { field: 'minutes', label: 'minutes', most: SAMPLE_LIMITS.minutes, hint: 'minutesHint' },
  { field: 'incidencePercent', label: 'incidence', most: 100, hint: 'incidenceHint' },
] as const;

/** An order, with its estimate beside it while it is being written. */
export function OrderForm({ scrollId, onClose }: { readonly scrollId: string; onClose(): void }) {
  const { form: t } = useTexts(sampleTexts);
  const refresh = useRefreshSamples(scrollId);
  const [wish, setWish] = useState(START);
  const [targets, setTargets] = useState('');
  const [quotas, setQuotas] = useState<readonly QuotaDraft[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const named = quotas.filter(({ name }) => name.trim() !== '');
  const isTooMuch = named.reduce((sum, { samples }) => sum + samples, 0) > wish.samples;
  const isTooSoon = wish.days < estimateSample(wish).leastDays;
  const { isBusy, run } = useAction(
    () => {
      const wanted = named.map(({ name, samples }) => ({ name: name.trim(), samples }));
      return client.call(sampleCalls.orderSample, { scrollId, ...wish, targets: targets.trim(), quotas: wanted });
    },
    { done: t.done, refresh, onDone: onClose },
  );
  const submit = () => {
    setIsMissing(targets.trim() === '');
    if (targets.trim() !== '') void run();
  };
  return (
    <Drawer
      open
      size="large"
      title={t.title}
      onClose={onClose}
      footer={
        <div className={classes.buttons}>
          <Button type="primary" loading={isBusy} disabled={isTooMuch || isTooSoon} onClick={submit}>
            {t.submit}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
      }
    >
      <div className={classes.form}>
        <div className={classes.pair}>
          {numbers.map(({ field, label, most, hint }) => (
            <CountField
              key={field}
              label={t[label]}
              hint={hint && t[hint]}
              most={most}
              value={wish[field]}
              onChange={value => setWish({ ...wish, [field]: value })}
            />
          ))}
        </div>
        <Field label={t.targets} hint={t.targetsHint} problem={isMissing ? t.targetsMissing : undefined}>
          {control => (
            <Input.TextArea
              {...control}
              rows={3}
              maxLength={SAMPLE_LIMITS.targets}
              value={targets}
              onChange={event => setTargets(event.target.value)}
            />
          )}
        </Field>
        <QuotaFields quotas={quotas} isTooMuch={isTooMuch} onChange={setQuotas} />
        <EstimateBox wish={wish} days={wish.days} />
      </div>
    </Drawer>
  );
}
