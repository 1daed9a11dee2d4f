import type { AccessRequest } from '@wenshu/api-contract';
import { accessTexts } from '@wenshu/texts/people/access';
import { rightTexts } from '@wenshu/texts/people/rights';
import { ActionButton } from '@wenshu/ui';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { useRoleName } from '../../people/enterprises/use-roles.ts';
import classes from './access-requests.module.css';
import { DeclineDialog } from './decline-dialog.tsx';
import { answerRequest } from './use-access.ts';

interface AccessLineProps {
  readonly request: AccessRequest;
  /** Among those of a project it is said of which task. */
  readonly isOfTask: boolean;
  onAnswered(): Promise<unknown>;
}

/** The right and no other. */
const ALONE = '';

/** One request: who, for what and why; given as what, or declined with a word. */
export function AccessLine({ request, isOfTask, onAnswered }: AccessLineProps) {
  const { requests: t } = useTexts(accessTexts);
  const { names } = useTexts(rightTexts);
  const { on, roles, nickName: name, note, askTime } = request;
  const right = names[request.right];
  const ways = [...(on.kind === 'questionnaire' ? [ALONE] : []), ...roles.map(({ roleId }) => roleId)];
  const [way, setWay] = useState(ways[0]);
  const [isDeclining, setIsDeclining] = useState(false);
  // What was refused has been told; the list says what holds.
  const { isBusy, run: answer } = useAction(
    async (said: Parameters<typeof answerRequest>[1], done: string) => {
      await answerRequest(request, said);
      return done;
    },
    {
      done: sentence => sentence,
      refresh: () => {
        setIsDeclining(false);
        return onAnswered();
      },
    },
  );
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <p className={classes.who}>
          <strong>{name}</strong> <span>{isOfTask ? t.onTask({ right, name: on.name }) : t.onThis({ right })}</span>
        </p>
        {note && <p className={classes.note}>{note}</p>}
        <time className={classes.time} dateTime={new Date(askTime).toISOString()}>
          {momentText(askTime)}
        </time>
      </div>
      <div className={classes.answer}>
        {way === undefined ? (
          <p className={classes.none}>{t.noRole}</p>
        ) : (
          <>
            <Ways request={request} ways={ways} way={way} isDisabled={isBusy} onChange={setWay} />
            <ActionButton
              aria-label={t.giveTo({ name })}
              disabled={isBusy}
              onClick={() => void answer({ isGiven: true, roleId: way || undefined }, t.given({ name }))}
            >
              {t.give}
            </ActionButton>
          </>
        )}
        <ActionButton
          kind="quiet"
          aria-label={t.declineTo({ name })}
          disabled={isBusy}
          onClick={() => setIsDeclining(true)}
        >
          {t.decline}
        </ActionButton>
      </div>
      {isDeclining && (
        <DeclineDialog
          name={name}
          isBusy={isBusy}
          onDecline={reply => void answer({ isGiven: false, reply }, t.declined({ name }))}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </li>
  );
}

interface WaysProps {
  readonly request: AccessRequest;
  readonly ways: readonly string[];
  readonly way: string;
  readonly isDisabled: boolean;
  onChange(way: string): void;
}

/** As what it is given. The browser's own list: it works inside a modal dialog, and on every phone. */
function Ways({ request: { nickName, roles }, ways, way, isDisabled, onChange }: WaysProps) {
  const { requests: t } = useTexts(accessTexts);
  const nameOf = useRoleName();
  const named = (roleId: string) => {
    const role = roles.find(one => one.roleId === roleId);
    return role ? t.byRole({ name: nameOf(role) }) : t.alone;
  };
  if (ways.length === 1) return <span className={classes.way}>{named(way)}</span>;
  return (
    <select
      className={classes.ways}
      aria-label={t.byOf({ name: nickName })}
      value={way}
      disabled={isDisabled}
      onChange={event => onChange(event.target.value)}
    >
      {ways.map(one => (
        <option key={one} value={one}>
          {named(one)}
        </option>
      ))}
    </select>
  );
}
