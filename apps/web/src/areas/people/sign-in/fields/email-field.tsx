import { signInTexts } from '@wenshu/texts/people/sign-in';
import { TextField } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import type { FormFieldProps } from './form-field.ts';

export function EmailField({ onChange, ...field }: FormFieldProps) {
  const texts = useTexts(signInTexts);
  return (
    <TextField
      {...field}
      label={texts.email}
      placeholder={texts.emailPlaceholder}
      name="email"
      // Not "email": browsers then take blanks and letters of other alphabets away without a word.
      type="text"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      onChange={event => onChange(event.target.value.trim())}
    />
  );
}
