import { type Job, jobCalls } from '@wenshu/api-contract';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { askBox, notify } from '../../../app/notices/notices.ts';
import { downloadJob } from './download-job.ts';
import { useRefreshJobs } from './use-jobs.ts';

/** The server knows that bytes are on their way once the first have left. */
const UNTIL_SENT_MS = 800;

export interface JobActions {
  cancel(job: Job): Promise<void>;
  again(job: Job): Promise<void>;
  undo(job: Job): Promise<void>;
  remove(job: Job): Promise<void>;
  download(job: Job): Promise<void>;
}

/** What a person can do with a job, wherever it is listed. What fails was told by the client. */
export function useJobActions(): JobActions {
  const t = useTexts(jobTexts);
  const refresh = useRefreshJobs();
  const then = (done: Promise<unknown>) => done.catch(() => {}).then(refresh);
  return {
    cancel: ({ jobId }) => then(client.call(jobCalls.cancel, { jobId })),
    again: ({ jobId }) => then(client.call(jobCalls.again, { jobId }).then(() => notify.info(t.againStarted))),
    undo: ({ jobId }) => then(client.call(jobCalls.undo, { jobId }).then(() => notify.info(t.undoStarted))),
    remove: async ({ jobId, title, file }) => {
      // What has no file is soon made again, or was never made: nothing is lost.
      const box = { title: t.removeTitle, text: t.removeText({ title }), confirm: t.remove, decline: t.removeDecline };
      if (file && !(await askBox(box))) return;
      await then(client.call(jobCalls.remove, { jobId }));
    },
    download: async job => {
      await downloadJob(job).catch(() => {});
      setTimeout(() => void refresh(), UNTIL_SENT_MS);
    },
  };
}
