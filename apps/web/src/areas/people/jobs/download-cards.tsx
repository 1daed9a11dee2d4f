import { jobTexts } from '@wenshu/texts/people/jobs';
import { useTexts } from '../../../app/language/language.ts';
import { DownloadStatus } from './download-status.tsx';
import type { DownloadListProps } from './download-table.tsx';
import classes from './downloads.module.css';
import { JobButtons } from './job-buttons.tsx';
import { createdText, sizeText } from './job-words.ts';

/** The same where six columns have no room. */
export function DownloadCards({ jobs, actions }: DownloadListProps) {
  const { page, types } = useTexts(jobTexts);
  return (
    <ul className={classes.cards} aria-label={page.list}>
      {jobs.map(job => (
        <li key={job.jobId} className={classes.card}>
          <h2 className={classes.cardTitle}>{job.title}</h2>
          <dl className={classes.facts}>
            <div>
              <dt>{page.columns.type}</dt>
              <dd>{types[job.type]}</dd>
            </div>
            <div>
              <dt>{page.columns.size}</dt>
              <dd>{job.file ? sizeText(job.file.size) : '–'}</dd>
            </div>
            <div>
              <dt>{page.columns.created}</dt>
              <dd>{createdText(job)}</dd>
            </div>
            <div>
              <dt>{page.columns.status}</dt>
              <dd>
                <DownloadStatus job={job} />
              </dd>
            </div>
          </dl>
          <div className={classes.buttons}>
            <JobButtons job={job} actions={actions} className={classes.button} />
          </div>
        </li>
      ))}
    </ul>
  );
}
