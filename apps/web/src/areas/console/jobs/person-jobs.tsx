import { useQueryClient } from '@tanstack/react-query';
import { type AnybodysJobInfo, type JobState, jobStates, jobsDeskCalls } from '@wenshu/api-contract';
import { jobsDeskTexts } from '@wenshu/texts/console/jobs';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { again } from '../../../app/actions/again.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { FilterSelect } from '../../../app/lists/filter-select.tsx';
import { tones } from '../../people/jobs/job-words.ts';
import { consoleClient } from '../kit/console-client.ts';
import { PagedTable } from '../kit/paged-table.tsx';
import { useMayOperate } from '../kit/seat.ts';
import { usePaged } from '../kit/use-paged.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';
import classes from './jobs.module.css';

interface Asked {
  readonly act: 'stop' | 'again';
  readonly jobId: string;
}

/** What people have started: by whom, of which kind, how far. */
export function PersonJobs() {
  const t = useTexts(jobsDeskTexts);
  const { types } = useTexts(jobTexts);
  const may = useMayOperate();
  const queries = useQueryClient();
  const [state, setState] = useState<JobState>();
  const [asked, setAsked] = useState<Asked>();
  const jobs = usePaged(
    ['operator-person-jobs', state],
    asked => consoleClient.call(jobsDeskCalls.ofPeople, { ...asked, ...(state && { state }) }, { quiet: true }),
    again('calm'),
  );
  const actOf = ({ jobId, state: now }: AnybodysJobInfo) => {
    const isOn = now === 'waiting' || now === 'running';
    if (!isOn && now === 'done') return null;
    return (
      <Button type="link" danger={isOn} onClick={() => setAsked({ act: isOn ? 'stop' : 'again', jobId })}>
        {isOn ? t.stop : t.again}
      </Button>
    );
  };
  return (
    <div className={classes.list}>
      <FilterSelect
        className={classes.filter}
        label={t.stateFilter}
        placeholder={t.all}
        value={state}
        onChange={chosen => {
          setState(chosen);
          jobs.setPage(1);
        }}
        options={jobStates.map(value => ({ value, label: t.personStates[value] }))}
      />
      <PagedTable
        of={jobs}
        words={{ list: t.peopleList, empty: t.peopleEmpty, emptyText: t.peopleEmptyText }}
        keyOf={({ jobId }) => jobId}
        columns={[
          { key: 'name', title: t.people.name, as: 'name', cell: ({ name }) => name },
          {
            key: 'type',
            title: t.people.type,
            as: 'words',
            cell: ({ type, kind }) => (type === 'other' ? <code>{kind}</code> : types[type]),
          },
          {
            key: 'state',
            title: t.people.state,
            cell: ({ state: now }) => <StatusTag tone={tones[now]}>{t.personStates[now]}</StatusTag>,
          },
          {
            key: 'progress',
            title: t.people.progress,
            as: 'number',
            cell: ({ state: now, progress }) => (now === 'running' ? `${Math.round(progress * 100)}%` : ''),
          },
          {
            key: 'created',
            title: t.people.created,
            as: 'number',
            cell: ({ createdTime }) => momentText(createdTime),
          },
          { key: 'reason', title: t.people.reason, as: 'words', cell: ({ reason }) => reason },
          ...(may('jobs.change') ? [{ key: 'act', title: t.people.act, as: 'bare' as const, cell: actOf }] : []),
        ]}
      />
      {asked && (
        <WhyDialog
          title={asked.act === 'stop' ? t.stopTitle : t.againTitle}
          text={asked.act === 'stop' ? t.stopText : t.againText}
          submit={t[asked.act]}
          done={asked.act === 'stop' ? t.stopped : t.startedAgain}
          isDanger={asked.act === 'stop'}
          act={why =>
            consoleClient.call(asked.act === 'stop' ? jobsDeskCalls.stopOfPerson : jobsDeskCalls.repeatOfPerson, {
              jobId: asked.jobId,
              why,
            })
          }
          refresh={() => queries.invalidateQueries({ queryKey: ['operator-person-jobs'] })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
