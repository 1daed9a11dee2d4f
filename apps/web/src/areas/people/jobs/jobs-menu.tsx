import { type Job, jobCalls } from '@wenshu/api-contract';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { Disclosure, DownloadIcon } from '@wenshu/ui';
import { useRef } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { isActive } from './job-news.ts';
import { JobRow } from './job-row.tsx';
import classes from './jobs-menu.module.css';
import { useJobs, useRefreshJobs } from './use-jobs.ts';

/** What the person has under way and what has come of it, in the top bar of every page; nothing when there is nothing. */
export function JobsMenu() {
  const t = useTexts(jobTexts);
  const jobs = useJobs();
  const refresh = useRefreshJobs();
  const list = useRef<HTMLUListElement>(null);
  if (jobs.length === 0) return null;
  const running = jobs.filter(isActive).length;
  const change = async (call: typeof jobCalls.cancel | typeof jobCalls.remove, { jobId }: Job) => {
    // The button that was pressed goes; without a place in here the panel would close under a keyboard.
    list.current?.focus();
    await client.call(call, { jobId });
    await refresh();
  };
  return (
    <Disclosure
      align="end"
      buttonLabel={t.button({ running })}
      buttonClass={classes.button}
      button={
        <>
          <DownloadIcon />
          {running > 0 && <span className={classes.count}>{running}</span>}
        </>
      }
    >
      <section className={classes.panel} aria-label={t.title}>
        <h2 className={classes.title}>{t.title}</h2>
        <ul ref={list} className={classes.list} tabIndex={-1}>
          {jobs.map(job => (
            <JobRow
              key={job.jobId}
              job={job}
              onCancel={() => void change(jobCalls.cancel, job)}
              onRemove={() => void change(jobCalls.remove, job)}
              onDownload={() => void download(job)}
            />
          ))}
        </ul>
      </section>
    </Disclosure>
  );
}

/** Its address lasts some minutes only, so it is asked for when it is wanted. */
async function download({ jobId, file }: Job): Promise<void> {
  const { address } = await client.call(jobCalls.get, { jobId });
  if (address === null) return;
  const link = document.createElement('a');
  link.href = address;
  link.download = file?.name ?? '';
  link.click();
}
