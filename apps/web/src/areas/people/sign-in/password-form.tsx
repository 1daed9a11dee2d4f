import type { SignedIn } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { ActionButton, TextField } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { readPhone } from './check-credentials.ts';
import { PasswordField } from './password-field.tsx';
import classes from './password-form.module.css';
import { PictureCodeField } from './picture-code-field.tsx';
import { usePasswordForm } from './use-password-form.ts';

interface PasswordFormProps {
  readonly onSignedIn: (signedIn: SignedIn) => void | Promise<void>;
}

export function PasswordForm({ onSignedIn }: PasswordFormProps) {
  const texts = useTexts(signInTexts);
  const { values, change, problems, fields, picture, isSending, submit } = usePasswordForm(onSignedIn);
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={fields.phone}
        label={texts.phone}
        placeholder={texts.phonePlaceholder}
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        value={values.phone}
        problem={problems.phone && texts.problems.phone[problems.phone]}
        onChange={event => change('phone')(readPhone(event.target.value))}
      />
      <PasswordField
        ref={fields.password}
        value={values.password}
        problem={problems.password && texts.problems.password[problems.password]}
        onChange={change('password')}
      />
      <PictureCodeField
        ref={fields.code}
        picture={picture}
        value={values.code}
        problem={problems.code && texts.problems.pictureCode[problems.code]}
        onChange={change('code')}
      />
      <ActionButton type="submit" size="large" className={classes.submit} disabled={isSending}>
        {isSending ? texts.submitting : texts.submit}
      </ActionButton>
      <p className={classes.links}>{texts.askAdministrator}</p>
    </form>
  );
}
