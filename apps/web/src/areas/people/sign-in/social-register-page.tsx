import { type SignedIn, smsTypes, socialCalls } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { socialTexts } from '@wenshu/texts/people/social';
import { Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { LOGIN_PATH } from '../../../app/routes/redirects.ts';
import { forgetTicket, readTicket, type Ticket } from '../social/ticket.ts';
import { BindForm } from './bind-form.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { PhoneAndPasswordForm } from './phone-and-password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { WayNotice } from './way-notice.tsx';

/** For who came back from a service and belongs to no account: register a new one, or bind an existing one (P2.75). */
export default function SocialRegisterPage() {
  const texts = useTexts(socialTexts);
  const { toLogin } = useTexts(signInTexts);
  const [ticket] = useState(readTicket);
  const minutes = ticket && Math.ceil((ticket.untilMs - Date.now()) / 60_000);
  return (
    <SignInFrame
      // Whoever comes from a company's sign-in has never heard of the social app that the address is named after.
      title={texts.tabs.label}
      {...(minutes && { lead: texts.stranger.lead({ minutes }) })}
    >
      {ticket ? (
        <StrangerForms ticket={ticket} />
      ) : (
        <WayNotice text={texts.stranger.gone} link={{ to: LOGIN_PATH, name: toLogin }} />
      )}
    </SignInFrame>
  );
}

function StrangerForms({ ticket: { openId } }: { readonly ticket: Ticket }) {
  const texts = useTexts(socialTexts);
  const [tab, setTab] = useState<'register' | 'bind'>('register');
  const tabs = [
    { key: 'register', label: texts.tabs.register },
    { key: 'bind', label: texts.tabs.bind },
  ] as const;
  const finish = (said: string) => async (signedIn: SignedIn) => {
    forgetTicket();
    await finishSignIn(signedIn, 'social', said);
  };
  return (
    <Tabs label={texts.tabs.label} tabs={tabs} selected={tab} onSelect={setTab}>
      {tab === 'register' ? (
        <PhoneAndPasswordForm
          send={body => client.call(socialCalls.wxSignUp, { ...body, openId }, { authorization: false })}
          smsType={smsTypes.register}
          isNewcomer
          submitText={texts.register.submit}
          sendingText={texts.register.submitting}
          onSignedIn={finish(texts.register.success)}
        />
      ) : (
        <BindForm openId={openId} onSignedIn={finish(texts.bind.success)} />
      )}
    </Tabs>
  );
}
