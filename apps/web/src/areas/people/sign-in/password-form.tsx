import { accountCalls, type SignedIn } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AccountForm } from './account-form.tsx';
import { AccountField } from './fields/account-field.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { PictureCodeField } from './fields/picture-code-field.tsx';
import { LoginLinks } from './login-links.tsx';
import { usePasswordForm } from './use-password-form.ts';

export function PasswordForm({ onSignedIn }: { readonly onSignedIn: (signedIn: SignedIn) => void | Promise<void> }) {
  const texts = useTexts(signInTexts);
  const { field, picture, isSending, submit } = usePasswordForm(async sent =>
    onSignedIn(await client.call(accountCalls.signIn, sent, { authorization: false })),
  );
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
