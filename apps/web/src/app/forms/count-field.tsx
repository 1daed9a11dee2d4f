import { NumberInput } from '../number-input.tsx';
import { Field } from './field.tsx';

interface CountFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly most: number;
  readonly value: number;
  onChange(value: number): void;
}

/** A whole number from 1: emptied it is 1 again, not nothing. */
export function CountField({ label, hint, most, value, onChange }: CountFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {control => (
        <NumberInput
          {...control}
          min={1}
          max={most}
          precision={0}
          value={value}
          onChange={next => onChange(next ?? 1)}
        />
      )}
    </Field>
  );
}
