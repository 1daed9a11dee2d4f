import type { SignedIn } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { ActionButton, PenIcon, QrIcon, Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { HOME_PATH } from '../../../app/routes/redirects.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { NotYetNotice } from './not-yet-notice.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Form or QR code; the form by password or by SMS code (P2.73, P2.74). */
export default function LoginPage() {
  const texts = useTexts(signInTexts);
  const [isQr, setQr] = useState(false);
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
    <SignInFrame
      title={texts.title}
      lead={texts.lead}
      corner={
        <ActionButton kind="text" onClick={() => setQr(!isQr)}>
          {isQr ? <PenIcon /> : <QrIcon />}
          {isQr ? texts.toForm : texts.toQr}
        </ActionButton>
      }
    >
      {isQr ? <NotYetNotice text={texts.notYet.qr} /> : <SignInForms onSignedIn={onSignedIn} />}
    </SignInFrame>
  );
}

function SignInForms({ onSignedIn }: { readonly onSignedIn: (signedIn: SignedIn) => void | Promise<void> }) {
  const texts = useTexts(signInTexts);
  const [tab, setTab] = useState<'password' | 'sms'>('password');
  const tabs = [
    { key: 'password', label: texts.tabs.password },
    { key: 'sms', label: texts.tabs.sms },
  ] as const;
  return (
    <Tabs label={texts.tabs.label} tabs={tabs} selected={tab} onSelect={setTab}>
      {tab === 'password' ? <PasswordForm onSignedIn={onSignedIn} /> : <NotYetNotice text={texts.notYet.sms} />}
    </Tabs>
  );
}
