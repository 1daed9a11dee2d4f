import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { FormField } from '../../form-field/form-field.tsx';
import { type MakingFormProps, variablesOf } from './form-props.ts';

export function ManyForm({ making, source, onChange }: MakingFormProps<'sum' | 'mean'>) {
  const t = useTexts(workbenchTexts).form;
  const { variables, leastAnswered } = making;
  const choose = (keys: readonly string[]) => {
    // Whoever wanted all of them still does.
    const wanted = leastAnswered === variables.length ? keys.length : leastAnswered;
    onChange({ ...making, variables: keys, leastAnswered: Math.max(1, Math.min(wanted, keys.length)) });
  };
  return (
    <>
      <FormField label={t.questions}>
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={t.questions}
          placeholder={t.choose}
          value={[...variables]}
          options={variablesOf(source, ['number', 'code'])}
          onChange={choose}
        />
      </FormField>
      {variables.length > 1 && (
        <FormField label={t.least} hint={t.leastHint}>
          <NumberInput
            aria-label={t.least}
            min={1}
            max={variables.length}
            precision={0}
            value={leastAnswered}
            onChange={least => onChange({ ...making, leastAnswered: least ?? 1 })}
          />
        </FormField>
      )}
    </>
  );
}
