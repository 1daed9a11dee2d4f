import { consoleTexts } from '@wenshu/texts/console/frame';
import { jobsDeskTexts } from '@wenshu/texts/console/jobs';
import { Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { Room } from '../kit/room.tsx';
import { PersonJobs } from './person-jobs.tsx';
import { Queues } from './queues.tsx';

/** /operator/jobs: what works behind the pages. */
export default function JobsRoom() {
  const t = useTexts(jobsDeskTexts);
  const { rooms } = useTexts(consoleTexts);
  const [tab, setTab] = useState<'queues' | 'people'>('queues');
  const tabs = (['queues', 'people'] as const).map(key => ({ key, label: t.tabs[key] }));
  return (
    <Room name="jobs" lead={t.lead}>
      <Tabs label={rooms.jobs} tabs={tabs} selected={tab} onSelect={setTab}>
        {tab === 'queues' ? <Queues /> : <PersonJobs />}
      </Tabs>
    </Room>
  );
}
