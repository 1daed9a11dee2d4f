import { signInTexts } from '@wenshu/texts/people/sign-in';
import { EyeIcon, EyeOffIcon, TextField } from '@wenshu/ui';
import { type Ref, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './password-field.module.css';

interface PasswordFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  /** Which password, where a form has several. */
  readonly label?: string;
  readonly name?: string;
  /** One that is made up now: the browser offers to think of one, and does not fill in the old. */
  readonly isNew?: boolean;
}

export function PasswordField({ label, name = 'password', isNew = false, onChange, ...field }: PasswordFieldProps) {
  const texts = useTexts(signInTexts);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      label={label ?? texts.password}
      placeholder={texts.passwordPlaceholder}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      onChange={event => onChange(event.target.value)}
      suffix={
        <button
          type="button"
          className={classes.toggle}
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
