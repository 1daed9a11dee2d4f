import type { Job } from '@wenshu/api-contract';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { type ListColumn, ListTable } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { DownloadStatus } from './download-status.tsx';
import classes from './downloads.module.css';
import { JobButtons } from './job-buttons.tsx';
import { createdText, sizeText } from './job-words.ts';
import type { JobActions } from './use-job-actions.ts';

interface DownloadTableProps {
  readonly jobs: readonly Job[];
  readonly actions: JobActions;
}

/** What was asked for, with how far it is and what can be done with it. */
export function DownloadTable({ jobs, actions }: DownloadTableProps) {
  const { page, types } = useTexts(jobTexts);
  const { columns } = page;
  const shown: readonly ListColumn<Job>[] = [
    { key: 'title', title: columns.title, as: 'name', cell: job => job.title },
    { key: 'size', title: columns.size, as: 'number', cell: job => (job.file ? sizeText(job.file.size) : '–') },
    { key: 'type', title: columns.type, cell: job => types[job.type] },
    { key: 'created', title: columns.created, cell: createdText },
    {
      key: 'status',
      title: columns.status,
      as: 'words',
      cell: job => (
        <div>
          <DownloadStatus job={job} />
        </div>
      ),
    },
    {
      key: 'action',
      title: columns.action,
      as: 'bare',
      cell: job => <JobButtons job={job} actions={actions} className={classes.button} />,
    },
  ];
  return <ListTable label={page.list} columns={shown} rows={jobs} keyOf={({ jobId }) => jobId} />;
}
