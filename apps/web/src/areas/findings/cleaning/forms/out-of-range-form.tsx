import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { short } from '../../../design/editor/logic/drafts/question-names.ts';
import { variableName } from '../../filter/variable-names.ts';
import { FormField } from '../../form-field/form-field.tsx';
import classes from '../cleaning.module.css';
import type { FormProps } from './form-props.ts';

export function OutOfRangeForm({ settings, source, onChange }: FormProps<'out-of-range'>) {
  const t = useTexts(cleaningScreenTexts).form;
  const numbers = source.listed.variables.filter(({ kept }) => kept === 'number');
  return (
    <>
      <FormField label={t.number}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={t.number}
          placeholder={t.choose}
          value={settings.variable || null}
          options={numbers.map(variable => ({ value: variable.key, label: short(variableName(variable)) }))}
          onChange={variable => onChange({ ...settings, variable: variable ?? '' })}
        />
      </FormField>
      <div className={classes.pair}>
        {(['least', 'most'] as const).map(name => (
          <FormField key={name} label={t[name]}>
            <NumberInput
              aria-label={t[name]}
              value={settings[name]}
              onChange={end => onChange({ ...settings, [name]: end })}
            />
          </FormField>
        ))}
      </div>
    </>
  );
}
