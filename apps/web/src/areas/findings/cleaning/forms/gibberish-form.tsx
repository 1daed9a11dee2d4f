import { isOpen, writtenWays } from '@wenshu/analysis/browser';
import { cleaningTexts } from '@wenshu/texts/findings/cleaning';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { Checkbox, Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { FormField } from '../../form-field/form-field.tsx';
import classes from '../cleaning.module.css';
import { type FormProps, questionOptions } from './form-props.ts';

export function GibberishForm({ settings, source, onChange }: FormProps<'gibberish'>) {
  const t = useTexts(cleaningScreenTexts).form;
  const words = useTexts(cleaningTexts);
  return (
    <>
      <FormField label={t.open}>
        <Select
          mode="multiple"
          aria-label={t.open}
          placeholder={t.choose}
          value={[...settings.questions]}
          options={questionOptions(source, isOpen)}
          onChange={questions => onChange({ ...settings, questions })}
        />
      </FormField>
      <fieldset className={classes.ways}>
        <legend>{t.ways}</legend>
        <Checkbox.Group
          value={[...settings.ways]}
          options={writtenWays.map(value => ({ value, label: words.ways[value] }))}
          onChange={ways => onChange({ ...settings, ways: writtenWays.filter(way => ways.includes(way)) })}
        />
      </fieldset>
      {(['shorterThan', 'sharedBy'] as const).map(name => (
        <FormField key={name} label={t[name]}>
          <NumberInput
            aria-label={t[name]}
            min={0}
            max={name === 'shorterThan' ? 200 : 1_000_000}
            precision={0}
            value={settings[name]}
            onChange={count => onChange({ ...settings, [name]: count ?? 0 })}
          />
        </FormField>
      ))}
    </>
  );
}
