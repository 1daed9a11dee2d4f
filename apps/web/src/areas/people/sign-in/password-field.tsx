import { signInTexts } from '@wenshu/texts/people/sign-in';
import { EyeIcon, EyeOffIcon, TextField } from '@wenshu/ui';
import { type Ref, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import classes from './password-field.module.css';

interface PasswordFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

export function PasswordField({ value, problem, onChange, ref }: PasswordFieldProps) {
  const texts = useTexts(signInTexts);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...(ref && { ref })}
      label={texts.password}
      placeholder={texts.passwordPlaceholder}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      value={value}
      problem={problem}
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
