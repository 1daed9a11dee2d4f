import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { FormField } from '../../form-field/form-field.tsx';
import type { FormProps } from './form-props.ts';

export function TrapForm({ settings, onChange }: FormProps<'trap'>) {
  const t = useTexts(cleaningScreenTexts).form;
  return (
    <FormField label={t.leastChecks}>
      <NumberInput
        aria-label={t.leastChecks}
        min={1}
        max={100}
        value={settings.least}
        onChange={least => onChange({ least: least ?? 0 })}
      />
    </FormField>
  );
}
