import { useQuery, useQueryClient } from '@tanstack/react-query';
import { helpedPeopleCalls, type LookedAtPerson } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { helpedPeopleTexts } from '@wenshu/texts/console/people';
import { PageTitle } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { BackButton } from '../kit/back-button.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { Facts } from '../kit/facts.tsx';
import { useMayOperate } from '../kit/seat.ts';
import { HelpActs } from './help-acts.tsx';
import { Memberships } from './memberships.tsx';
import { Obstacles } from './obstacles.tsx';
import { Sessions } from './sessions.tsx';

interface PersonDetailProps {
  readonly userId: string;
  onBack(): void;
}

/** One person: what keeps them out comes first, because that is why one looks. */
export function PersonDetail({ userId, onBack }: PersonDetailProps) {
  const t = useTexts(helpedPeopleTexts);
  const frame = useTexts(consoleTexts);
  const may = useMayOperate();
  const client = useQueryClient();
  const queryKey = ['operator-person', userId];
  // Every look is kept in the log: asked when somebody looks, and after something was done.
  const found = useQuery({
    queryKey,
    queryFn: () => consoleClient.call(helpedPeopleCalls.look, { userId }, { quiet: true }),
    refetchOnReconnect: false,
  });
  const refresh = () => client.invalidateQueries({ queryKey });
  return (
    <>
      <BackButton text={t.back} onBack={onBack} />
      <Loaded of={found} words={frame} level={1}>
        {person => {
          const mayHelp = may('people.help') && person.mayHelp;
          return (
            <>
              <PageTitle title={person.nickName} />
              <Known person={person} />
              {may('people.help') && <HelpActs person={person} refresh={refresh} />}
              <Obstacles obstacles={person.obstacles} />
              <Sessions person={person} mayEnd={mayHelp} refresh={refresh} />
              <Memberships enterprises={person.enterprises} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function Known({ person }: { readonly person: LookedAtPerson }) {
  const { facts: t, none } = useTexts(helpedPeopleTexts);
  const frame = useTexts(consoleTexts);
  const { name, phone, email, organisation, joinTime, seenTime, surveys, answers, operatorRoles } = person;
  return (
    <Facts
      label={person.nickName}
      facts={[
        [t.realName, name || none],
        [t.phone, phone ?? none],
        [t.email, email ?? none],
        [t.organisation, organisation || none],
        [t.joined, momentText(joinTime)],
        [t.seen, seenTime === null ? none : momentText(seenTime)],
        [t.factor, person.hasFactor ? t.factorOn({ codes: person.recoveryCodesLeft }) : t.factorOff],
        [t.work, t.workOf({ surveys, answers })],
        ...(operatorRoles.length > 0
          ? [[t.roles, operatorRoles.map(role => frame.roles[role]).join(' · ')] as const]
          : []),
      ]}
    />
  );
}
