import { useQuery } from '@tanstack/react-query';
import { jobsDeskCalls } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { jobsDeskTexts } from '@wenshu/texts/console/jobs';
import { ListTable, StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { again } from '../../../app/actions/again.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { consoleClient } from '../kit/console-client.ts';
import classes from './jobs.module.css';
import { QueueDialog } from './queue-dialog.tsx';

function QueueName({ queue }: { readonly queue: string }) {
  const { names } = useTexts(jobsDeskTexts);
  return (
    <>
      {names[queue as keyof typeof names]}
      <code className={classes.queue}>{queue}</code>
    </>
  );
}

/** Every queue of the installation, and what stands in one. */
export function Queues() {
  const t = useTexts(jobsDeskTexts);
  const frame = useTexts(consoleTexts);
  const [open, setOpen] = useState<string>();
  const queues = useQuery({
    queryKey: ['operator-queues'],
    queryFn: () => consoleClient.call(jobsDeskCalls.queues, {}, { quiet: true }),
    refetchInterval: again('calm'),
  });
  return (
    <Loaded of={queues} words={frame}>
      {all => (
        <>
          <ListTable
            label={t.list}
            rows={all}
            keyOf={({ queue }) => queue}
            columns={[
              { key: 'queue', title: t.columns.queue, as: 'name', cell: ({ queue }) => <QueueName queue={queue} /> },
              { key: 'waiting', title: t.columns.waiting, as: 'number', cell: ({ waiting }) => waiting },
              { key: 'running', title: t.columns.running, as: 'number', cell: ({ running }) => running },
              { key: 'planned', title: t.columns.planned, as: 'number', cell: ({ planned }) => planned },
              {
                key: 'failed',
                title: t.columns.failed,
                as: 'number',
                cell: ({ failed }) => (failed === 0 ? 0 : <StatusTag tone="bad">{failed}</StatusTag>),
              },
              {
                key: 'oldest',
                title: t.columns.oldest,
                as: 'number',
                cell: ({ oldestTime }) => (oldestTime === null ? '' : momentText(oldestTime)),
              },
              { key: 'cron', title: t.columns.cron, cell: ({ cron }) => cron && <code>{cron}</code> },
              {
                key: 'act',
                title: t.job.act,
                as: 'bare',
                cell: ({ queue }) => (
                  <Button type="link" aria-label={t.lookAt({ queue })} onClick={() => setOpen(queue)}>
                    {t.look}
                  </Button>
                ),
              },
            ]}
          />
          {open !== undefined && <QueueDialog queue={open} onClose={() => setOpen(undefined)} />}
        </>
      )}
    </Loaded>
  );
}
