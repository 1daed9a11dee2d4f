import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SessionInfo, sessionCalls } from '@wenshu/api-contract';
import { userTexts } from '@wenshu/texts/people/user';
import { Button } from 'antd';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { SecurityRow } from './security-row.tsx';
import classes from './user.module.css';

const KEY = ['sessions'];

/** Where one is signed in; any of the others can be ended. */
export function SessionsRow() {
  const t = useTexts(userTexts);
  const words = t.security.sessions;
  const queries = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: () => client.call(sessionCalls.list, {}, { quiet: true }),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: KEY });
  const { run: end } = useAction((sessionId: string) => client.call(sessionCalls.end, { sessionId }), {
    done: words.ended,
    refresh,
  });
  const { run: endOthers } = useAction(() => client.call(sessionCalls.endOthers), {
    done: count => words.othersEnded({ count }),
    refresh,
  });
  return (
    <SecurityRow
      title={words.title}
      text={words.text}
      action={data.length > 1 && <Button onClick={() => void endOthers()}>{words.endOthers}</Button>}
    >
      {data.length > 0 && (
        <ul className={classes.sessions} aria-label={words.title}>
          {data.map(session => (
            <SessionLine key={session.sessionId} session={session} onEnd={() => void end(session.sessionId)} />
          ))}
        </ul>
      )}
    </SecurityRow>
  );
}

interface SessionLineProps {
  readonly session: SessionInfo;
  readonly onEnd: () => void;
}

function SessionLine({ session, onEnd }: SessionLineProps) {
  const { security } = useTexts(userTexts);
  const words = security.sessions;
  const { browser, system, terminal, address, startTime, seenTime, isThis } = session;
  const kinds: Readonly<Record<string, string>> = words.terminal;
  const kind = terminal !== null && Object.hasOwn(kinds, terminal) ? kinds[terminal] : undefined;
  const device = [kind, system, browser].filter(Boolean).join(' · ') || words.unknown;
  const facts = [address, words.since({ time: momentText(startTime) }), words.seen({ time: momentText(seenTime) })];
  return (
    <li>
      <div>
        <p className={classes.device}>
          {device}
          {isThis && <span className={classes.badge}>{words.thisOne}</span>}
        </p>
        <p className={classes.small}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!isThis && (
        <Button aria-label={words.endOf({ device })} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
