import { type CallData, type EarlyShare, type SharedThing, sharedCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { reportReadingTexts } from '@wenshu/texts/findings/report-reading';
import { LoadingState } from '@wenshu/ui';
import { useCallback, useEffect, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { FailedState } from '../../../../app/failed-state.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { readJson, tabPlace } from '../../../../app/local-storage.ts';
import { PasswordForm } from './password-form.tsx';
import { SharedContent } from './shared-content.tsx';

const ticketKey = (code: string) => `wenshu.share.${code}`;

interface Ticket {
  readonly ticket: string;
  readonly what: SharedThing;
}

type State =
  | { readonly is: 'opening' }
  | { readonly is: 'locked' }
  | (Ticket & { readonly is: 'open' })
  | { readonly is: 'refused'; readonly message: string; readonly error: unknown };

/** /survey/share and /survey/shareReport: what somebody shared, for whoever has its address (S2.27, S2.28, S6.8). */
export function SharedPage({ code, early }: { readonly code: string; readonly early?: EarlyShare | undefined }) {
  const t = useTexts(reportReadingTexts).shared;
  const [state, setState] = useState<State>({ is: 'opening' });
  const refuse = useCallback(
    (failure: unknown) => {
      tabPlace.remove(ticketKey(code));
      setState({
        is: 'refused',
        message: (failure instanceof CallFailure && failure.message) || t.failed,
        error: failure,
      });
    },
    [code, t],
  );
  const take = useCallback(
    ({ isLocked, ticket, what }: CallData<typeof sharedCalls.open>) => {
      if (isLocked || ticket === null) return setState({ is: 'locked' });
      // A reload asks for the password no second time.
      tabPlace.set(ticketKey(code), JSON.stringify({ ticket, what } satisfies Ticket));
      setState({ is: 'open', ticket, what });
    },
    [code],
  );
  useEffect(() => {
    const kept = readJson(tabPlace, ticketKey(code)) as Ticket | undefined;
    if (kept !== undefined) return setState({ is: 'open', ...kept });
    let isGone = false;
    client.call(sharedCalls.open, { code }, { quiet: true }).then(
      opened => isGone || take(opened),
      failure => isGone || refuse(failure),
    );
    return () => {
      isGone = true;
    };
  }, [code, take, refuse]);
  if (state.is === 'opening' && !early) return <LoadingState text={t.opening} />;
  if (state.is === 'locked') return <PasswordForm code={code} onOpened={take} />;
  if (state.is === 'refused') return <FailedState error={state.error} title={state.message} text={t.refusedText} />;
  const { ticket, what } = state.is === 'open' ? state : { ticket: undefined, what: early!.shared.what };
  return <SharedContent ticket={ticket} what={what} early={early} onRefused={refuse} />;
}
