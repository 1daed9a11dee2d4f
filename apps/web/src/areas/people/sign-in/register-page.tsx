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

export default function RegisterPage() {
  const { register } = useTexts(signInTexts);
  return (
    <SignInFrame title={useTexts(routeTexts)['/regist'].title} lead={register.lead}>
      <PhoneAndPasswordForm
        send={body => client.call(smsCalls.signUp, body, { authorization: false })}
        smsType={smsTypes.register}
        submitText={register.submit}
        sendingText={register.submitting}
        links={
          <>
            {register.hasAccount}
            <AppLink to={`${LOGIN_PATH}${location.search}`}>{register.toLogin}</AppLink>
          </>
        }
        onSignedIn={signedIn => finishSignIn(signedIn, 'sms', register.success)}
      />
    </SignInFrame>
  );
}
