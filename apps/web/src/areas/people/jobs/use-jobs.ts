import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Job, jobCalls } from '@wenshu/api-contract';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { useEffect } from 'react';
import { again } from '../../../app/actions/again.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { downloadJob } from './download-job.ts';
import { isMoving, untold } from './job-news.ts';

/** Long enough to be read by somebody who was busy with something else. */
const NEWS_MS = 8000;
/** So many are seen in the menu; the page of downloads has them all. */
const MENU_SIZE = 20;
export const DOWNLOADS_SIZE = 20;
const JOBS_KEY = ['jobs'];
/** What this page has told; the server is told too, but its answer takes a moment. */
const told = new Set<string>();

/** Whoever sees a job through on the page itself needs no news of it. Gives the way out: somebody who leaves before its end is told. */
export function followJob(jobId: string): { ended(): void; left(): void } {
  told.add(jobId);
  return {
    ended: () => void client.call(jobCalls.markSeen, { jobIds: [jobId] }, { quiet: true }).catch(() => {}),
    left: () => told.delete(jobId),
  };
}

const whileMoving = (data: { items: readonly Job[] } | undefined) =>
  data?.items.some(isMoving) ? 'moving' : undefined;

/** The person's newest jobs: asked for again and again only while one is under way. */
export function useJobs(): readonly Job[] {
  const { data } = useQuery({
    queryKey: [...JOBS_KEY, 'newest'],
    queryFn: () => client.call(jobCalls.list, { size: MENU_SIZE }, { quiet: true }),
    refetchInterval: again(whileMoving),
    refetchOnWindowFocus: true,
  });
  const jobs = data?.items ?? [];
  useNews(jobs);
  return jobs;
}

/** A page of the person's downloads, newest first. */
export function useDownloads(page: number) {
  return useQuery({
    queryKey: [...JOBS_KEY, 'downloads', page],
    queryFn: () => client.call(jobCalls.list, { page, size: DOWNLOADS_SIZE, only: 'downloads' }, { quiet: true }),
    refetchInterval: again(whileMoving),
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
}

/** To be called after something was started or changed: it is seen at once. */
export function useRefreshJobs(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: JOBS_KEY });
}

/** Whoever started something is told where they are now, once. */
function useNews(jobs: readonly Job[]): void {
  const t = useTexts(jobTexts);
  const refresh = useRefreshJobs();
  useEffect(() => {
    const news = untold(jobs, told);
    if (news.length === 0) return;
    for (const job of news) {
      const { jobId, state, title, reason, file, canUndo } = job;
      told.add(jobId);
      const undo = () =>
        void client.call(jobCalls.undo, { jobId }).then(
          () => {
            notify.info(t.undoStarted);
            return refresh();
          },
          () => {},
        );
      const isFile = job.type !== 'other';
      const undoing = canUndo ? { label: t.undo, press: undo } : undefined;
      const action = file ? { label: t.download, press: () => void downloadJob(job) } : undoing;
      if (state === 'done') notify.success(t.doneNews({ title, isFile }), NEWS_MS, action);
      else notify.error(t.failedNews({ title, isFile, reason: reason ?? '' }), NEWS_MS, undoing);
    }
    const seen = client.call(jobCalls.markSeen, { jobIds: news.map(job => job.jobId) }, { quiet: true });
    void seen.then(refresh, () => {});
  }, [jobs, t, refresh]);
}
