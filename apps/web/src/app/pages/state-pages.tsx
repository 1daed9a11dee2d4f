import { shellTexts } from '@wenshu/texts/shell';
import { ActionButton, actionClass, ErrorState, LoadingState } from '@wenshu/ui';
import { FailedState } from '../failed-state.tsx';
import { useTexts } from '../language/language.ts';
import { BareFrame } from '../layouts/bare-frame.tsx';
import { AppLink } from '../routes/app-link.tsx';
import { HOME_PATH } from '../routes/redirects.ts';
import { useGo } from '../routes/use-go.ts';
import { isMissingCode } from './is-missing-code.ts';

export function LoadingPage() {
  return <LoadingState text={useTexts(shellTexts).loading} />;
}

export function NotFoundPage() {
  const { notFound } = useTexts(shellTexts);
  const { goBack } = useGo();
  return (
    <BareFrame link={AppLink}>
      <ErrorState
        title={notFound.title}
        text={notFound.text}
        actions={
          <>
            <ActionButton kind="quiet" onClick={() => goBack(HOME_PATH)}>
              {notFound.back}
            </ActionButton>
            <AppLink to={HOME_PATH} className={actionClass('primary')}>
              {notFound.toHome}
            </AppLink>
          </>
        }
      />
    </BareFrame>
  );
}

/** A page's code that did not arrive and a page that broke read differently, but both are helped by loading again. */
export function CrashedPage({ error }: { readonly error: unknown }) {
  const { crashed, loadFailed } = useTexts(shellTexts);
  const { title, text, retry } = isMissingCode(error) ? loadFailed : crashed;
  return (
    <FailedState
      error={error}
      title={title}
      text={text}
      actions={<ActionButton onClick={() => location.reload()}>{retry}</ActionButton>}
    />
  );
}
