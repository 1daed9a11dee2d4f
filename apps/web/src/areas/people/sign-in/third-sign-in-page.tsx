import { signInTexts } from '@wenshu/texts/people/sign-in';
import { socialTexts } from '@wenshu/texts/people/social';
import { routeTexts } from '@wenshu/texts/routes';
import { ActionButton, LoadingState } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { LOGIN_PATH } from '../../../app/routes/redirects.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { useCompanySignIn } from './use-company-sign-in.ts';
import { WayNotice } from './way-notice.tsx';

/** The company's own sign-in: whoever opens the page is sent there, and comes back here with a code (P2.16). */
export default function ThirdSignInPage() {
  const { third } = useTexts(socialTexts);
  const { toLogin } = useTexts(signInTexts);
  const { step, again } = useCompanySignIn();
  return (
    <SignInFrame title={useTexts(routeTexts)['/third_login'].title} lead={third.lead}>
      {step === 'leaving' || step === 'returning' ? (
        <LoadingState text={third[step]} />
      ) : (
        <WayNotice text={third[step]} link={{ to: LOGIN_PATH, name: toLogin }}>
          {step === 'declined' && <ActionButton onClick={again}>{third.again}</ActionButton>}
        </WayNotice>
      )}
    </SignInFrame>
  );
}
