import { shellTexts } from '@wenshu/texts/shell';
import { ActionButton, Dialog, Logo } from '@wenshu/ui';
import { useTexts } from '../language/language.ts';
import { HOME_PATH } from '../routes/redirects.ts';
import { useGo } from '../routes/use-go.ts';
import { forgetRemembered } from './remembered-place.ts';
import classes from './sign-in-prompt.module.css';

/** Stands where the guarded page would stand (P2.41, P2.42). */
export function SignInPrompt({ loginAddress }: { readonly loginAddress: string }) {
  const { guard, productName } = useTexts(shellTexts);
  const { go, goBack } = useGo();
  const decline = () => {
    forgetRemembered();
    goBack(HOME_PATH);
  };
  return (
    <main className={classes.page}>
      <Logo name={productName} />
      <Dialog
        title={guard.title}
        onCancel={decline}
        actions={
          <>
            <ActionButton kind="quiet" onClick={decline}>
              {guard.decline}
            </ActionButton>
            <ActionButton data-focus-first onClick={() => go(loginAddress)}>
              {guard.confirm}
            </ActionButton>
          </>
        }
      >
        <p>{guard.text}</p>
        <p>{guard.detail}</p>
      </Dialog>
    </main>
  );
}
