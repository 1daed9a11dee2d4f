import { signInTexts } from '@wenshu/texts/people/sign-in';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { AccountForm } from './account-form.tsx';
import { LoginLinks } from './login-links.tsx';

interface SignInFormProps {
  readonly isSending: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** One way of signing in: its fields, the button, and where else one can go. */
export function SignInForm({ isSending, onSubmit, children }: SignInFormProps) {
  const texts = useTexts(signInTexts);
  return (
    <AccountForm
      submitText={texts.submit}
      sendingText={texts.submitting}
      isSending={isSending}
      onSubmit={onSubmit}
      links={<LoginLinks />}
    >
      {children}
    </AccountForm>
  );
}
