import type { SignedIn } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { socialTexts } from '@wenshu/texts/people/social';
import { ActionButton, actionClass, Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { THIRD_SIGN_IN_PATH } from '../../../app/routes/redirects.ts';
import { QrSignIn } from '../social/qr-sign-in.tsx';
import { useSignInWays } from '../social/use-sign-in-ways.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { ForcedChangeForm } from './forced-change-form.tsx';
import classes from './login-page.module.css';
import { PasswordForm } from './password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SmsForm } from './sms-form.tsx';

/** By password or by SMS code (P2.74), or by a QR code instead of the form (P2.73). */
export default function LoginPage() {
  const texts = useTexts(signInTexts);
  const social = useTexts(socialTexts);
  const ways = useSignInWays();
  const [mode, setMode] = useState<'form' | 'qr'>('form');
  const [forcedUserId, setForcedUserId] = useState<string>();
  // Who must change the password first is not signed in yet: nothing is stored (P4.3).
  const onPassword = (signedIn: SignedIn) =>
    signedIn.userInfo.forceModifyState ? setForcedUserId(signedIn.userInfo.userId) : finishSignIn(signedIn, 'password');

  if (forcedUserId !== undefined) {
    return (
      <SignInFrame title={texts.forced.title} lead={texts.forced.lead}>
        <ForcedChangeForm userId={forcedUserId} onSignedIn={signedIn => finishSignIn(signedIn, 'password')} />
      </SignInFrame>
    );
  }
  const isByQr = mode === 'qr' && ways?.social;
  const toggle = ways?.social && (
    <ActionButton kind="quiet" onClick={() => setMode(isByQr ? 'form' : 'qr')}>
      {isByQr ? social.modes.toForm : social.modes.toQr}
    </ActionButton>
  );
  return (
    <SignInFrame title={texts.title} lead={isByQr ? social.qr.lead : texts.lead} corner={toggle}>
      {isByQr ? <QrSignIn /> : <SignInTabs onPassword={onPassword} />}
      {ways?.company && (
        <p className={classes.company}>
          <AppLink to={THIRD_SIGN_IN_PATH} className={actionClass('quiet')}>
            {social.company({ name: ways.company })}
          </AppLink>
        </p>
      )}
    </SignInFrame>
  );
}

function SignInTabs({ onPassword }: { readonly onPassword: (signedIn: SignedIn) => void | Promise<void> }) {
  const texts = useTexts(signInTexts);
  const [tab, setTab] = useState<'password' | 'sms'>('password');
  const tabs = [
    { key: 'password', label: texts.tabs.password },
    { key: 'sms', label: texts.tabs.sms },
  ] as const;
  return (
    <Tabs label={texts.tabs.label} tabs={tabs} selected={tab} onSelect={setTab}>
      {tab === 'password' ? (
        <PasswordForm onSignedIn={onPassword} />
      ) : (
        <SmsForm onSignedIn={signedIn => finishSignIn(signedIn, 'sms')} />
      )}
    </Tabs>
  );
}
