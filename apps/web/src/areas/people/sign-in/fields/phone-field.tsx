import { readPhone } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { TextField } from '@wenshu/ui';
import type { Ref } from 'react';
import { useTexts } from '../../../../app/language/language.ts';

interface PhoneFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  const texts = useTexts(signInTexts);
  return (
    <TextField
      {...field}
      label={texts.phone}
      placeholder={texts.phonePlaceholder}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="username"
      onChange={event => onChange(readPhone(event.target.value))}
    />
  );
}
