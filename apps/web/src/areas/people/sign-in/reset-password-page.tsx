import { signInTexts } from '@wenshu/texts/people/sign-in';
import { routeTexts } from '@wenshu/texts/routes';
import { useTexts } from '../../../app/language/language.ts';
import { LOGIN_PATH } from '../../../app/routes/redirects.ts';
import { NotYetNotice } from './not-yet-notice.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export default function ResetPasswordPage() {
  const texts = useTexts(signInTexts);
  return (
    <SignInFrame title={useTexts(routeTexts)['/resetPass'].title}>
      <NotYetNotice text={texts.notYet.reset} link={{ to: LOGIN_PATH, name: texts.toLogin }} />
    </SignInFrame>
  );
}
