import { AccountField } from './fields/account-field.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { PictureCodeField } from './fields/picture-code-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { type OnSignedIn, usePasswordForm } from './use-password-form.ts';

export function PasswordForm({ onSignedIn }: { readonly onSignedIn: OnSignedIn }) {
  const { field, picture, isSending, submit } = usePasswordForm(onSignedIn);
  return (
    <SignInForm isSending={isSending} onSubmit={submit}>
      <AccountField {...field('phone')} />
      <PasswordField {...field('password')} />
      <PictureCodeField {...field('verifyCode')} picture={picture} />
    </SignInForm>
  );
}
