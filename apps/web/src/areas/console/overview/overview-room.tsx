import { useQuery } from '@tanstack/react-query';
import { type OverviewInfo, overviewCalls, type TalliedError } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { overviewTexts } from '@wenshu/texts/console/overview';
import { ListTable, StatusTag } from '@wenshu/ui';
import { again } from '../../../app/actions/again.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { Room } from '../kit/room.tsx';
import { Decisions } from './decisions.tsx';
import { HealthFacts } from './health-facts.tsx';
import { MailHours } from './mail-hours.tsx';
import classes from './overview.module.css';

/** /operator/overview: how the installation is, and what waits for somebody. */
export default function OverviewRoom() {
  const t = useTexts(overviewTexts);
  const frame = useTexts(consoleTexts);
  const overview = useQuery({
    queryKey: ['operator-overview'],
    queryFn: () => consoleClient.call(overviewCalls.get, {}, { quiet: true }),
    refetchInterval: again('seldom'),
  });
  return (
    <Room name="overview" lead={t.lead}>
      <Loaded of={overview} words={frame}>
        {found => <Overview found={found} />}
      </Loaded>
    </Room>
  );
}

function Overview({ found }: { readonly found: OverviewInfo }) {
  const t = useTexts(overviewTexts);
  return (
    <>
      <section className={classes.tile}>
        <h2>{t.decisions}</h2>
        <Decisions decisions={found.decisions} now={found.time} />
      </section>
      <section className={classes.tile}>
        <h2>{t.health}</h2>
        <HealthFacts found={found} />
      </section>
      <section className={classes.tile}>
        <h2>{t.mail}</h2>
        <MailHours hours={found.mail} />
      </section>
      <section className={classes.tile}>
        <h2>{t.errors}</h2>
        <Errors errors={found.errors} />
      </section>
    </>
  );
}

function Errors({ errors }: { readonly errors: readonly TalliedError[] }) {
  const t = useTexts(overviewTexts);
  if (errors.length === 0) return <p>{t.errorsNone}</p>;
  const whose = ({ kind, isOurs }: TalliedError) => (kind === 'job' ? t.job : isOurs ? t.ours : t.theirs);
  return (
    <ListTable
      label={t.errors}
      isBare
      rows={errors}
      keyOf={({ kind, word }) => `${kind} ${word}`}
      columns={[
        { key: 'word', title: t.errorColumns.word, as: 'name', cell: ({ word }) => <code>{word}</code> },
        {
          key: 'whose',
          title: t.errorColumns.whose,
          cell: error => <StatusTag tone={error.isOurs ? 'bad' : 'calm'}>{whose(error)}</StatusTag>,
        },
        { key: 'hour', title: t.errorColumns.lastHour, as: 'number', cell: ({ lastHour }) => lastHour },
        { key: 'day', title: t.errorColumns.lastDay, as: 'number', cell: ({ lastDay }) => lastDay },
      ]}
    />
  );
}
