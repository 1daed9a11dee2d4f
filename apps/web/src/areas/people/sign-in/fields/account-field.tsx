import { signInTexts } from '@wenshu/texts/people/sign-in';
import { TextField } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import type { FormFieldProps } from './form-field.ts';

/** What an account is known by: its phone or its address, whichever somebody has at hand. */
export function AccountField({ onChange, ...field }: FormFieldProps) {
  const texts = useTexts(signInTexts);
  return (
    <TextField
      {...field}
      label={texts.account}
      placeholder={texts.accountPlaceholder}
      name="phone"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      onChange={event => onChange(event.target.value)}
    />
  );
}
