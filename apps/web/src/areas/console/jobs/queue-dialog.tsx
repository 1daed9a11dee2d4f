import { useQuery, useQueryClient } from '@tanstack/react-query';
import { jobsDeskCalls, type QueuedInfo } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { jobsDeskTexts } from '@wenshu/texts/console/jobs';
import { EmptyState, ListTable, StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { again } from '../../../app/actions/again.ts';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { useMayOperate } from '../kit/seat.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';

const WIDTH = 860;

interface Asked {
  readonly act: 'repeat' | 'cancel';
  readonly jobId: string;
}

/** What stands in one queue: tried again, or taken out. */
export function QueueDialog({ queue, onClose }: { readonly queue: string; readonly onClose: () => void }) {
  const t = useTexts(jobsDeskTexts);
  const frame = useTexts(consoleTexts);
  const may = useMayOperate();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const key = ['operator-queued', queue];
  const queued = useQuery({
    queryKey: key,
    queryFn: () => consoleClient.call(jobsDeskCalls.queued, { queue }, { quiet: true }),
    refetchInterval: again('calm'),
  });
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: key }),
      queries.invalidateQueries({ queryKey: ['operator-queues'] }),
    ]);
  const actOf = ({ jobId, state }: QueuedInfo) => {
    const act = state === 'failed' ? 'repeat' : state === 'cancelled' ? undefined : 'cancel';
    return (
      act && (
        <Button type="link" danger={act === 'cancel'} onClick={() => setAsked({ act, jobId })}>
          {t[act]}
        </Button>
      )
    );
  };
  return (
    <ViewDialog title={t.inQueue({ queue })} width={WIDTH} onClose={onClose}>
      <Loaded
        of={queued}
        words={frame}
        empty={{ isSo: all => all.length === 0, shows: <EmptyState title={t.nothing} text={t.nothingText} /> }}
      >
        {all => (
          <ListTable
            label={t.queued}
            rows={all}
            keyOf={({ jobId }) => jobId}
            columns={[
              {
                key: 'state',
                title: t.job.state,
                as: 'name',
                cell: ({ state }) => (
                  <StatusTag tone={state === 'failed' ? 'bad' : state === 'active' ? 'waiting' : 'calm'}>
                    {t.states[state]}
                  </StatusTag>
                ),
              },
              { key: 'created', title: t.job.created, as: 'number', cell: job => momentText(job.createdTime) },
              { key: 'due', title: t.job.due, as: 'number', cell: job => momentText(job.dueTime) },
              { key: 'tries', title: t.job.tries, as: 'number', cell: ({ tries }) => tries },
              {
                key: 'error',
                title: t.job.error,
                as: 'words',
                cell: ({ errorName }) => errorName && <code>{errorName}</code>,
              },
              ...(may('jobs.change') ? [{ key: 'act', title: t.job.act, as: 'bare' as const, cell: actOf }] : []),
            ]}
          />
        )}
      </Loaded>
      {asked && (
        <WhyDialog
          title={asked.act === 'repeat' ? t.repeatTitle : t.cancelTitle}
          text={asked.act === 'repeat' ? t.repeatText : t.cancelText}
          submit={t[asked.act]}
          done={asked.act === 'repeat' ? t.repeated : t.cancelled}
          isDanger={asked.act === 'cancel'}
          act={why => consoleClient.call(jobsDeskCalls[asked.act], { queue, jobId: asked.jobId, why })}
          refresh={refresh}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ViewDialog>
  );
}
