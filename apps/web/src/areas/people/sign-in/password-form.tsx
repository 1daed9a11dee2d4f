import { accountCalls, type SignedIn } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';
import { AccountField } from './fields/account-field.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { PictureCodeField } from './fields/picture-code-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { usePasswordForm } from './use-password-form.ts';

export function PasswordForm({ onSignedIn }: { readonly onSignedIn: (signedIn: SignedIn) => void | Promise<void> }) {
  const { field, picture, isSending, submit } = usePasswordForm(async sent =>
    onSignedIn(await client.call(accountCalls.signIn, sent, { authorization: false })),
  );
  return (
    <SignInForm isSending={isSending} onSubmit={submit}>
      <AccountField {...field('phone')} />
      <PasswordField {...field('password')} />
      <PictureCodeField {...field('verifyCode')} picture={picture} />
    </SignInForm>
  );
}
