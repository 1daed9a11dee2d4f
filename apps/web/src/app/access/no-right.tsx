import { type AccessState, authorityCalls, projectCalls, waysToHold } from '@wenshu/api-contract';
import type { CallFailure } from '@wenshu/api-contract/client';
import { clientTexts } from '@wenshu/texts/client';
import { accessTexts } from '@wenshu/texts/people/access';
import { ActionButton, ErrorState } from '@wenshu/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAgain } from '../actions/use-again.ts';
import { type Askable, isAskable, openAsking } from '../asking.ts';
import { useTexts } from '../language/language.ts';
import { momentText } from '../language/moment-text.ts';
import classes from './access.module.css';

interface NoRightProps {
  readonly title: string;
  /** Its words say which right is missing, and who can give it. */
  readonly failure: CallFailure;
  readonly level?: 1 | 2;
  /** Called when the right has come. */
  onCome(): unknown;
}

/** In the place of a page that one may not see: what is missing, who can give it, and a way to ask them. */
export function NoRight({ title, failure, level = 2, onCome }: NoRightProps) {
  const { missing } = failure.details;
  const actions = isAskable(missing) ? <Ask missing={missing} onCome={onCome} /> : null;
  return <ErrorState level={level} title={title} text={failure.message} actions={actions} />;
}

function Ask({ missing, onCome }: { readonly missing: Askable; onCome(): unknown }) {
  const t = useTexts(accessTexts);
  const { askForAccess } = useTexts(clientTexts);
  const [asked, setAsked] = useState<AccessState>();
  const request = asked ?? missing.ask.request;
  useComing(request?.state === 'open' ? missing : undefined, onCome);
  if (request?.state === 'open')
    return (
      <p className={classes.state} role="status">
        {t.open({ givers: missing.givers, time: momentText(request.time) })}
      </p>
    );
  if (request)
    return (
      <p className={classes.state} role="status">
        {t.declined(request)}
      </p>
    );
  const ask = () => openAsking({ missing, onAsked: next => (next ? setAsked(next) : onCome()) });
  return <ActionButton onClick={ask}>{askForAccess}</ActionButton>;
}

/** Looks whether it has come, now and then and when somebody returns to the page: what they wait for opens by itself. */
function useComing(missing: Askable | undefined, onCome: () => unknown): void {
  const look = async () => {
    if (missing && (await isHeld(missing))) onCome();
  };
  useAgain(look, missing && 'seldom');
  const returned = useEffectEvent(() => void look());
  useEffect(() => {
    window.addEventListener('focus', returned);
    return () => window.removeEventListener('focus', returned);
  }, []);
}

async function isHeld({ right, ask: { on } }: Askable): Promise<boolean> {
  // Not before somebody waits: a closed page can be drawn where there is no session.
  const { client } = await import('../client.ts');
  const held =
    on.kind === 'project'
      ? client.call(projectCalls.get, { projectId: on.id }, { quiet: true })
      : client.call(authorityCalls.queryDataAuthoritys, { dataId: on.id }, { quiet: true });
  const { rights } = await held.catch(() => ({ rights: [] }));
  return waysToHold(right).some(way => (rights as readonly string[]).includes(way));
}
