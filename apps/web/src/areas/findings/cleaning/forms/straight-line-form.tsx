import { isRow } from '@wenshu/analysis/browser';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { FormField } from '../../form-field/form-field.tsx';
import { type FormProps, questionOptions } from './form-props.ts';

export function StraightLineForm({ settings, source, onChange }: FormProps<'straight-line'>) {
  const t = useTexts(cleaningScreenTexts).form;
  return (
    <>
      <FormField label={t.grids} hint={t.gridsHint}>
        <Select
          mode="multiple"
          aria-label={t.grids}
          placeholder={t.choose}
          value={[...settings.questions]}
          options={questionOptions(source, isRow, 2)}
          onChange={questions => onChange({ ...settings, questions })}
        />
      </FormField>
      {settings.questions.length > 0 && (
        <FormField label={t.leastRows}>
          <NumberInput
            aria-label={t.leastRows}
            min={2}
            max={100}
            value={settings.leastRows}
            onChange={leastRows => onChange({ ...settings, leastRows: leastRows ?? 0 })}
          />
        </FormField>
      )}
    </>
  );
}
