import type { Job } from '@wenshu/api-contract';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { Disclosure, DownloadIcon } from '@wenshu/ui';
import { useRef } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { isActive } from './job-news.ts';
import { JobRow } from './job-row.tsx';
import classes from './jobs-menu.module.css';
import { useJobActions } from './use-job-actions.ts';
import { useJobs } from './use-jobs.ts';

export const DOWNLOADS_PATH = '/download';

/** What the person has under way and what has come of it, in the top bar of every page; nothing when there is nothing. */
export function JobsMenu() {
  const t = useTexts(jobTexts);
  const jobs = useJobs();
  const { cancel, again, undo, remove, download } = useJobActions();
  const list = useRef<HTMLUListElement>(null);
  if (jobs.length === 0) return null;
  const running = jobs.filter(isActive).length;
  // The button that was pressed goes; without a place in here the panel would close under a keyboard.
  const staying = (act: (job: Job) => Promise<void>) => (job: Job) => {
    list.current?.focus();
    return act(job);
  };
  const actions = {
    cancel: staying(cancel),
    again: staying(again),
    undo: staying(undo),
    remove: staying(remove),
    download,
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
            <JobRow key={job.jobId} job={job} actions={actions} />
          ))}
        </ul>
        <AppLink to={DOWNLOADS_PATH} className={classes.all}>
          {t.allDownloads}
        </AppLink>
      </section>
    </Disclosure>
  );
}
