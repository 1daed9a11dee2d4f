import { smsCalls, smsTypes } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { routeTexts } from '@wenshu/texts/routes';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { LOGIN_PATH } from '../../../app/routes/redirects.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { PhoneAndPasswordForm } from './phone-and-password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export default function ResetPasswordPage() {
  const { reset, newPassword, toLogin } = useTexts(signInTexts);
  return (
    <SignInFrame title={useTexts(routeTexts)['/resetPass'].title} lead={reset.lead}>
      <PhoneAndPasswordForm
        send={body => client.call(smsCalls.resetPassword, body, { authorization: false })}
        smsType={smsTypes.reset}
        passwordLabel={newPassword}
        submitText={reset.submit}
        sendingText={reset.submitting}
        links={
          <>
            {reset.remembered}
            <AppLink to={`${LOGIN_PATH}${location.search}`}>{toLogin}</AppLink>
          </>
        }
        onSignedIn={signedIn => finishSignIn(signedIn, 'reset', reset.success)}
      />
    </SignInFrame>
  );
}
