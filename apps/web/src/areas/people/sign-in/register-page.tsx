import { smsCalls, smsTypes } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { routeTexts } from '@wenshu/texts/routes';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { LOGIN_PATH, REGISTER_PATH } from '../../../app/routes/redirects.ts';
import { ByPhoneOrMail } from './by-phone-or-mail.tsx';
import { EmailSignUpForm } from './email-password-form.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { OpenedLink, useTicketOfAddress } from './opened-link.tsx';
import { PhoneAndPasswordForm } from './phone-and-password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** By phone, or by a link that was sent to an address: the second step opens from the mail. */
export default function RegisterPage() {
  const { register } = useTexts(signInTexts);
  const title = useTexts(routeTexts)['/regist'].title;
  const ticket = useTicketOfAddress();
  if (ticket !== undefined) {
    return (
      <SignInFrame title={title} lead={register.lastStep}>
        <OpenedLink ticket={ticket} type="register" again={{ to: REGISTER_PATH, name: title }}>
          {email => (
            <EmailSignUpForm
              ticket={ticket}
              email={email}
              onSignedIn={signedIn => finishSignIn(signedIn, 'sms', register.success)}
            />
          )}
        </OpenedLink>
      </SignInFrame>
    );
  }
  const links = (
    <>
      {register.hasAccount}
      <AppLink to={`${LOGIN_PATH}${location.search}`}>{register.toLogin}</AppLink>
    </>
  );
  return (
    <SignInFrame title={title} lead={register.lead}>
      <ByPhoneOrMail
        type="register"
        links={links}
        byPhone={
          <PhoneAndPasswordForm
            send={body => client.call(smsCalls.signUp, body, { authorization: false })}
            smsType={smsTypes.register}
            isNewcomer
            submitText={register.submit}
            sendingText={register.submitting}
            links={links}
            onSignedIn={signedIn => finishSignIn(signedIn, 'sms', register.success)}
          />
        }
      />
    </SignInFrame>
  );
}
