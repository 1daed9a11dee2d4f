import { estimateSample, SAMPLE_LIMITS, sampleCalls } from '@wenshu/api-contract';
import { sampleTexts } from '@wenshu/texts/collect/samples';
import { Button, Drawer, Input } from 'antd';
import { useId, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { NumberInput } from '../../../app/number-input.tsx';
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
  const id = useId();
  const refresh = useRefreshSamples(scrollId);
  const [wish, setWish] = useState(START);
  const [targets, setTargets] = useState('');
  const [quotas, setQuotas] = useState<readonly QuotaDraft[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const named = quotas.filter(({ name }) => name.trim() !== '');
  const isTooMuch = named.reduce((sum, { samples }) => sum + samples, 0) > wish.samples;
  const isTooSoon = wish.days < estimateSample(wish).leastDays;
  const submit = async () => {
    setIsMissing(targets.trim() === '');
    if (targets.trim() === '') return;
    setIsBusy(true);
    try {
      const wanted = named.map(({ name, samples }) => ({ name: name.trim(), samples }));
      await client.call(sampleCalls.orderSample, { scrollId, ...wish, targets: targets.trim(), quotas: wanted });
      notify.success(t.done);
      await refresh();
      onClose();
    } catch {
      // The client has told the person; what was typed stays.
      setIsBusy(false);
    }
  };
  return (
    <Drawer
      open
      size="large"
      title={t.title}
      onClose={onClose}
      footer={
        <div className={classes.buttons}>
          <Button type="primary" loading={isBusy} disabled={isTooMuch || isTooSoon} onClick={() => void submit()}>
            {t.submit}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
      }
    >
      <div className={classes.form}>
        <div className={classes.pair}>
          {numbers.map(({ field, label, most, hint }) => (
            <div key={field} className={classes.field}>
              <label htmlFor={`${id}-${field}`}>{t[label]}</label>
              <NumberInput
                id={`${id}-${field}`}
                min={1}
                max={most}
                precision={0}
                value={wish[field]}
                {...(hint && { 'aria-describedby': `${id}-${field}-hint` })}
                onChange={value => setWish({ ...wish, [field]: value ?? 1 })}
              />
              {hint && (
                <p id={`${id}-${field}-hint`} className={classes.soft}>
                  {t[hint]}
                </p>
              )}
            </div>
          ))}
        </div>
        <div className={classes.field}>
          <label htmlFor={`${id}-targets`}>{t.targets}</label>
          <Input.TextArea
            id={`${id}-targets`}
            rows={3}
            maxLength={SAMPLE_LIMITS.targets}
            value={targets}
            status={isMissing ? 'error' : ''}
            aria-invalid={isMissing}
            aria-describedby={`${id}-targets-hint`}
            onChange={event => setTargets(event.target.value)}
          />
          <p
            id={`${id}-targets-hint`}
            className={isMissing ? classes.warning : classes.soft}
            role={isMissing ? 'alert' : undefined}
          >
            {isMissing ? t.targetsMissing : t.targetsHint}
          </p>
        </div>
        <QuotaFields quotas={quotas} isTooMuch={isTooMuch} onChange={setQuotas} />
        <EstimateBox wish={wish} days={wish.days} />
      </div>
    </Drawer>
  );
}
