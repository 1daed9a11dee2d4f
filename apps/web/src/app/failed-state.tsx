import { referenceOf } from '@wenshu/api-contract/client';
import { clientTexts } from '@wenshu/texts/client';
import { ActionButton, ErrorState } from '@wenshu/ui';
import type { ComponentProps } from 'react';
import { useTexts } from './language/language.ts';
import { copyReference } from './notices/copy-reference.ts';

interface FailedStateProps extends ComponentProps<typeof ErrorState> {
  readonly error: unknown;
}

/** Something failed; where it failed on our side, with the reference by which it is found in the log. */
export function FailedState({ error, text, actions, ...shown }: FailedStateProps) {
  const t = useTexts(clientTexts);
  const reference = referenceOf(error);
  if (reference === undefined) return <ErrorState {...shown} text={text} actions={actions} />;
  const copy = (
    <ActionButton kind="quiet" onClick={() => copyReference(reference)}>
      {t.copyReference}
    </ActionButton>
  );
  return (
    <ErrorState
      {...shown}
      text={t.withReference({ text, reference })}
      actions={
        <>
          {actions}
          {copy}
        </>
      }
    />
  );
}
