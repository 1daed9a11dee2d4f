import { SAMPLE_LIMITS, type SampleOrder } from '@wenshu/api-contract';
import { sampleTexts } from '@wenshu/texts/collect/samples';
import { Button, Input } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import classes from '../sending/sending.module.css';

export type QuotaDraft = SampleOrder['quotas'][number] & { readonly id: number };

interface QuotaFieldsProps {
  readonly quotas: readonly QuotaDraft[];
  readonly isTooMuch: boolean;
  onChange(quotas: readonly QuotaDraft[]): void;
}

/** How many of whom, a line each. */
export function QuotaFields({ quotas, isTooMuch, onChange }: QuotaFieldsProps) {
  const { form: t } = useTexts(sampleTexts);
  const write = (id: number, change: Partial<QuotaDraft>) =>
    onChange(quotas.map(quota => (quota.id === id ? { ...quota, ...change } : quota)));
  const nextId = Math.max(0, ...quotas.map(({ id }) => id)) + 1;
  return (
    <fieldset className={classes.words}>
      <legend>{t.quotas}</legend>
      <p className={classes.soft}>{t.quotasHint}</p>
      {quotas.map(({ id, name, samples }) => (
        <div key={id} className={classes.quota}>
          <Input
            aria-label={t.quotaName}
            placeholder={t.quotaName}
            maxLength={SAMPLE_LIMITS.quotaName}
            value={name}
            onChange={event => write(id, { name: event.target.value })}
          />
          <NumberInput
            aria-label={t.quotaSamples}
            min={1}
            max={SAMPLE_LIMITS.samples}
            precision={0}
            value={samples}
            onChange={value => write(id, { samples: value ?? 1 })}
          />
          <Button onClick={() => onChange(quotas.filter(quota => quota.id !== id))}>{t.removeQuota}</Button>
        </div>
      ))}
      {isTooMuch && (
        <p className={classes.warning} role="alert">
          {t.quotasTooMany}
        </p>
      )}
      {quotas.length < SAMPLE_LIMITS.quotas && (
        <div>
          <Button onClick={() => onChange([...quotas, { id: nextId, name: '', samples: 10 }])}>{t.addQuota}</Button>
        </div>
      )}
    </fieldset>
  );
}
