import { shellTexts } from '@wenshu/texts/shell';
import { Logo } from '@wenshu/ui';
import { useTexts } from '../language/language.ts';
import { HOME_PATH } from '../routes/redirects.ts';
import { useGo } from '../routes/use-go.ts';
import { GuardDialog } from './guard-dialog.tsx';
import { forgetRemembered } from './remembered-place.ts';
import classes from './sign-in-prompt.module.css';

/** Stands where the guarded page would stand. */
export function SignInPrompt({ loginAddress }: { readonly loginAddress: string }) {
  const { productName } = useTexts(shellTexts);
  const { go, goBack } = useGo();
  const decline = () => {
    forgetRemembered();
    goBack(HOME_PATH);
  };
  return (
    <main className={classes.page}>
      <Logo name={productName} />
      <GuardDialog onDecline={decline} onConfirm={() => go(loginAddress)} />
    </main>
  );
}
