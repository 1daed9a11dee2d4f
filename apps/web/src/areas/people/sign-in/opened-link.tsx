import { useSearch } from '@tanstack/react-router';
import { emailCalls, errorCodes, type MailLinkType } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { ActionButton } from '@wenshu/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { WayNotice } from './way-notice.tsx';

/** Said by the server of this link; anything else, such as a network that is away, says nothing about it. */
const isGone = (failure: unknown) =>
  failure instanceof CallFailure && failure.details.code === errorCodes.mailLinkInvalid.code;

/** The ticket of a mail's link in the page's address. */
export function useTicketOfAddress(): string | undefined {
  const { ticket } = useSearch({ strict: false }) as { ticket?: unknown };
  return ticket === undefined ? undefined : String(ticket);
}

interface OpenedLinkProps {
  readonly ticket: string;
  readonly type: MailLinkType;
  /** Where another mail is asked for. */
  readonly again: { readonly to: string; readonly name: string };
  readonly children: (email: string) => ReactNode;
}

/** Looks whose address it is before anything is typed: a link that is used up says so at once. */
export function OpenedLink({ ticket, type, again, children }: OpenedLinkProps) {
  const { mail } = useTexts(signInTexts);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<'opening' | 'gone' | 'failed' | { readonly email: string }>('opening');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    setState('opening');
    client
      .call(emailCalls.openLink, { ticket, type }, { authorization: false, quiet: true })
      .then(setState, failure => setState(isGone(failure) ? 'gone' : 'failed'));
  }, [ticket, type, round]);
  if (state === 'opening') return <p role="status">{mail.opening}</p>;
  if (state === 'gone') return <WayNotice text={mail.gone} link={again} />;
  if (state === 'failed') {
    return (
      <WayNotice text={mail.goneNetwork} link={again}>
        <ActionButton type="button" onClick={() => setRound(before => before + 1)}>
          {mail.retry}
        </ActionButton>
      </WayNotice>
    );
  }
  return children(state.email);
}
