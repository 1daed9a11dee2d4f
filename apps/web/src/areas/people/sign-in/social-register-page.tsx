import { signInTexts } from '@wenshu/texts/people/sign-in';
import { routeTexts } from '@wenshu/texts/routes';
import { Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { LOGIN_PATH } from '../../../app/routes/redirects.ts';
import { NotYetNotice } from './not-yet-notice.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Register a new account, or bind an existing one (P2.75). */
export default function SocialRegisterPage() {
  const texts = useTexts(signInTexts);
  const [tab, setTab] = useState<'register' | 'bind'>('register');
  const tabs = [
    { key: 'register', label: texts.socialTabs.register },
    { key: 'bind', label: texts.socialTabs.bind },
  ] as const;
  const notice = tab === 'register' ? texts.notYet.socialRegister : texts.notYet.socialBind;
  return (
    <SignInFrame title={useTexts(routeTexts)['/weChatRegist'].title}>
      <Tabs label={texts.socialTabs.label} tabs={tabs} selected={tab} onSelect={setTab}>
        <NotYetNotice text={notice} link={{ to: LOGIN_PATH, name: texts.toLogin }} />
      </Tabs>
    </SignInFrame>
  );
}
