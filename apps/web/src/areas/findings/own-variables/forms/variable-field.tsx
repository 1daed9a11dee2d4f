import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { FormField } from '../../form-field/form-field.tsx';

interface VariableFieldProps {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onChange(key: string): void;
}

/** The one variable that another is made of. */
export function VariableField({ value, options, onChange }: VariableFieldProps) {
  const t = useTexts(workbenchTexts).form;
  return (
    <FormField label={t.question}>
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={t.question}
        placeholder={t.choose}
        value={value || null}
        options={[...options]}
        onChange={key => onChange(key ?? '')}
      />
    </FormField>
  );
}
