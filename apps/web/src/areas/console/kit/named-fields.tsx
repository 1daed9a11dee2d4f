import { Input } from 'antd';
import { Field } from '../../../app/forms/field.tsx';

/** As long as a plan's or a package's name may be. */
const LONGEST = 40;

interface NamedFieldsProps {
  readonly named: readonly { readonly label: string; readonly value: string; onChange(value: string): void }[];
}

/** What something is called, a field for each language. */
export function NamedFields({ named }: NamedFieldsProps) {
  return named.map(({ label, value, onChange }) => (
    <Field key={label} label={label}>
      {control => (
        <Input
          {...control}
          value={value}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  ));
}
