import type { SignedIn } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { ForcedChangeForm } from './forced-change-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SmsForm } from './sms-form.tsx';

/** By password or by SMS code (P2.74). */
export default function LoginPage() {
  const texts = useTexts(signInTexts);
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
  return (
    <SignInFrame title={texts.title} lead={texts.lead}>
      <SignInTabs onPassword={onPassword} />
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
