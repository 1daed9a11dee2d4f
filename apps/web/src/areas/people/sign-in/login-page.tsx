import type { SignedIn } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { HOME_PATH } from '../../../app/routes/redirects.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { NotYetNotice } from './not-yet-notice.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** By password, the one way that is built: SMS and QR code (P2.73, P2.74) get their tab and their corner with their calls. */
export default function LoginPage() {
  const texts = useTexts(signInTexts);
  const [isForced, setForced] = useState(false);
  // Who must change the password first is not signed in yet: nothing is stored (P4.3).
  const onSignedIn = (signedIn: SignedIn) =>
    signedIn.userInfo.forceModifyState ? setForced(true) : finishSignIn(signedIn, 'password');

  if (isForced) {
    return (
      <SignInFrame title={texts.forced.title}>
        <NotYetNotice text={texts.forced.text} link={{ to: HOME_PATH, name: texts.toHome }} />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={texts.title} lead={texts.lead}>
      <PasswordForm onSignedIn={onSignedIn} />
    </SignInFrame>
  );
}
