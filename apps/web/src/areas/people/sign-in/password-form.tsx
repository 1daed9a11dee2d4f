import { signInTexts } from '@wenshu/texts/people/sign-in';
import { useTexts } from '../../../app/language/language.ts';
import { AccountForm } from './account-form.tsx';
import { AccountField } from './fields/account-field.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { PictureCodeField } from './fields/picture-code-field.tsx';
import { LoginLinks } from './login-links.tsx';
import { type OnSignedIn, usePasswordForm } from './use-password-form.ts';

export function PasswordForm({ onSignedIn }: { readonly onSignedIn: OnSignedIn }) {
  const texts = useTexts(signInTexts);
  const { field, picture, isSending, submit } = usePasswordForm(onSignedIn);
  return (
    <AccountForm
      submitText={texts.submit}
      sendingText={texts.submitting}
      isSending={isSending}
      onSubmit={submit}
      links={<LoginLinks />}
    >
      <AccountField {...field('phone')} />
      <PasswordField {...field('password')} />
      <PictureCodeField {...field('verifyCode')} picture={picture} />
    </AccountForm>
  );
}
