import { GuardDialog } from '../../../app/guard/guard-dialog.tsx';
import { forgetRemembered } from '../../../app/guard/remembered-place.ts';
import { HOME_PATH } from '../../../app/routes/redirects.ts';

/** Over the page that it guards: who would rather not sign in goes back to where they came from. */
export function SignInQuestion({ loginAddress }: { readonly loginAddress: string }) {
  const decline = () => {
    forgetRemembered();
    if (document.referrer.startsWith(`${location.origin}/`)) history.back();
    else location.assign(HOME_PATH);
  };
  return <GuardDialog onDecline={decline} onConfirm={() => location.assign(loginAddress)} />;
}
