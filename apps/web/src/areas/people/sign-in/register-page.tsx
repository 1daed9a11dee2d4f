import { signInTexts } from '@wenshu/texts/people/sign-in';
import { routeTexts } from '@wenshu/texts/routes';
import { useTexts } from '../../../app/language/language.ts';
import { LOGIN_PATH } from '../../../app/routes/redirects.ts';
import { NotYetNotice } from './not-yet-notice.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export default function RegisterPage() {
  const texts = useTexts(signInTexts);
  return (
    <SignInFrame title={useTexts(routeTexts)['/regist'].title}>
      <NotYetNotice text={texts.notYet.register} link={{ to: LOGIN_PATH, name: texts.toLogin }} />
    </SignInFrame>
  );
}
