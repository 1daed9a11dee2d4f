import { smsCalls, smsTypes } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { routeTexts } from '@wenshu/texts/routes';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { LOGIN_PATH, RESET_PATH } from '../../../app/routes/redirects.ts';
import { ByPhoneOrMail } from './by-phone-or-mail.tsx';
import { EmailResetForm } from './email-password-form.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { OpenedLink, useTicketOfAddress } from './opened-link.tsx';
import { PhoneAndPasswordForm } from './phone-and-password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export default function ResetPasswordPage() {
  const { reset, newPassword, toLogin } = useTexts(signInTexts);
  const title = useTexts(routeTexts)['/resetPass'].title;
  const ticket = useTicketOfAddress();
  if (ticket !== undefined) {
    return (
      <SignInFrame title={title} lead={reset.lead}>
        <OpenedLink ticket={ticket} type="reset" again={{ to: RESET_PATH, name: title }}>
          {email => (
            <EmailResetForm
              ticket={ticket}
              email={email}
              onSignedIn={signedIn => finishSignIn(signedIn, 'reset', reset.success)}
            />
          )}
        </OpenedLink>
      </SignInFrame>
    );
  }
  const links = (
    <>
      {reset.remembered}
      <AppLink to={`${LOGIN_PATH}${location.search}`}>{toLogin}</AppLink>
    </>
  );
  return (
    <SignInFrame title={title} lead={reset.lead}>
      <ByPhoneOrMail
        type="reset"
        links={links}
        byPhone={
          <PhoneAndPasswordForm
            send={body => client.call(smsCalls.resetPassword, body, { authorization: false })}
            smsType={smsTypes.reset}
            passwordLabel={newPassword}
            submitText={reset.submit}
            sendingText={reset.submitting}
            links={links}
            onSignedIn={signedIn => finishSignIn(signedIn, 'reset', reset.success)}
          />
        }
      />
    </SignInFrame>
  );
}
