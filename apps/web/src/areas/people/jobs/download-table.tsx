import type { Job } from '@wenshu/api-contract';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { useTexts } from '../../../app/language/language.ts';
import { DownloadStatus } from './download-status.tsx';
import classes from './downloads.module.css';
import { JobButtons } from './job-buttons.tsx';
import { createdText, sizeText } from './job-words.ts';
import type { JobActions } from './use-job-actions.ts';

export interface DownloadListProps {
  readonly jobs: readonly Job[];
  readonly actions: JobActions;
}

export function DownloadTable({ jobs, actions }: DownloadListProps) {
  const { page, types } = useTexts(jobTexts);
  const { columns } = page;
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={page.list}>
        <thead>
          <tr>
            {Object.entries(columns).map(([key, head]) => (
              <th key={key} scope="col" className={classes[key]}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map(job => (
            <tr key={job.jobId}>
              <td className={classes.title}>{job.title}</td>
              <td className={classes.size}>{job.file ? sizeText(job.file.size) : '–'}</td>
              <td className={classes.type}>{types[job.type]}</td>
              <td className={classes.created}>{createdText(job)}</td>
              <td className={classes.status}>
                <DownloadStatus job={job} />
              </td>
              <td className={classes.action}>
                <JobButtons job={job} actions={actions} className={classes.button} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
