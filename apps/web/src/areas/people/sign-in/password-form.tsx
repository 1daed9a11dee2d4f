import { signInTexts } from '@wenshu/texts/people/sign-in';
import { useTexts } from '../../../app/language/language.ts';
import { AccountField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';
import { LoginLinks } from './login-links.tsx';
import { PasswordField } from './password-field.tsx';
import { PictureCodeField } from './picture-code-field.tsx';
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
