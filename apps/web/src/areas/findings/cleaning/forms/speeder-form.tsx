import { WHOLE_TIME } from '@wenshu/analysis/browser';
import { cleaningTexts } from '@wenshu/texts/findings/cleaning';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { FormField } from '../../form-field/form-field.tsx';
import type { FormProps } from './form-props.ts';

export function SpeederForm({ settings, source, onChange }: FormProps<'speeder'>) {
  const t = useTexts(cleaningScreenTexts).form;
  const words = useTexts(cleaningTexts);
  const pages = source.listed.variables.filter(({ key }) => key.startsWith('fact:pageTime:'));
  const isShare = settings.by === 'percent';
  return (
    <>
      <FormField label={t.time}>
        <Select
          aria-label={t.time}
          value={settings.time}
          options={[
            { value: WHOLE_TIME, label: words.wholeTime },
            ...pages.map(({ key, label }) => ({ value: key, label })),
          ]}
          onChange={time => onChange({ ...settings, time })}
        />
      </FormField>
      <FormField label={t.by}>
        <Select
          aria-label={t.by}
          value={settings.by}
          options={(['percent', 'seconds'] as const).map(value => ({ value, label: t.bys[value] }))}
          onChange={by => onChange({ ...settings, by })}
        />
      </FormField>
      <FormField label={isShare ? t.percent : t.seconds} {...(isShare && { hint: t.percentHint })}>
        <NumberInput
          aria-label={isShare ? t.percent : t.seconds}
          min={1}
          max={isShare ? 100 : 86_400}
          value={settings.below}
          onChange={below => onChange({ ...settings, below: below ?? 0 })}
        />
      </FormField>
    </>
  );
}
