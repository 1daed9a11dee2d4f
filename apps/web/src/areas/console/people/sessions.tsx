import { helpedPeopleCalls, type LookedAtPerson } from '@wenshu/api-contract';
import { helpedPeopleTexts } from '@wenshu/texts/console/people';
import { ListTable } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { consoleClient } from '../kit/console-client.ts';
import rows from '../kit/rows.module.css';
import { WhyDialog } from '../kit/why-dialog.tsx';

type Session = LookedAtPerson['sessions'][number];

interface SessionsProps {
  readonly person: LookedAtPerson;
  readonly mayEnd: boolean;
  refresh(): unknown;
}

/** Where somebody is signed in, and the end of it: of one session, or of all. */
export function Sessions({ person, mayEnd, refresh }: SessionsProps) {
  const { sessions: t } = useTexts(helpedPeopleTexts);
  const [ending, setEnding] = useState<{ readonly session?: Session }>();
  const { userId, nickName: name, sessions } = person;
  const kinds: Readonly<Record<string, string>> = t.terminals;
  const deviceOf = ({ terminal, system, browser }: Session) =>
    [kinds[terminal ?? ''], system, browser].filter(Boolean).join(' · ') || t.unknown;
  return (
    <section className={rows.section}>
      <h2>{t.title}</h2>
      {sessions.length === 0 && <p className={rows.soft}>{t.empty}</p>}
      {mayEnd && sessions.length > 0 && (
        <div className={rows.acts}>
          <Button danger onClick={() => setEnding({})}>
            {t.endAll}
          </Button>
        </div>
      )}
      {sessions.length > 0 && (
        <ListTable
          label={t.title}
          rows={sessions}
          keyOf={({ sessionId }) => sessionId}
          columns={[
            { key: 'device', title: t.columns.device, as: 'name', cell: deviceOf },
            { key: 'address', title: t.columns.address, cell: ({ address }) => address },
            { key: 'begun', title: t.columns.begun, as: 'number', cell: ({ startTime }) => momentText(startTime) },
            { key: 'seen', title: t.columns.seen, as: 'number', cell: ({ seenTime }) => momentText(seenTime) },
            ...(mayEnd
              ? [
                  {
                    key: 'act',
                    title: t.columns.act,
                    as: 'bare' as const,
                    cell: (session: Session) => (
                      <Button
                        type="link"
                        danger
                        aria-label={`${t.end} ${deviceOf(session)}`}
                        onClick={() => setEnding({ session })}
                      >
                        {t.end}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {ending && (
        <WhyDialog
          title={ending.session ? t.endTitle : t.endAllTitle({ name })}
          text={t.endText}
          submit={ending.session ? t.end : t.endAll}
          done={t.ended({ count: ending.session ? 1 : sessions.length })}
          isDanger
          act={why => {
            const { session } = ending;
            const one = session === undefined ? {} : { sessionId: session.sessionId };
            return consoleClient.call(helpedPeopleCalls.endSessions, { ...one, userId, why });
          }}
          refresh={refresh}
          onClose={() => setEnding(undefined)}
        />
      )}
    </section>
  );
}
