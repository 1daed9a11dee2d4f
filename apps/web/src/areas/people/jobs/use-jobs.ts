import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Job, jobCalls } from '@wenshu/api-contract';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { useEffect } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { isActive, untold } from './job-news.ts';

const EVERY_MS = 1500;
/** Long enough to be read by somebody who was busy with something else. */
const NEWS_MS = 8000;
const JOBS_KEY = ['jobs'];
/** What this page has told; the server is told too, but its answer takes a moment. */
const told = new Set<string>();

/** The person's jobs: asked for again and again only while one is under way. */
export function useJobs(): readonly Job[] {
  const { data } = useQuery({
    queryKey: JOBS_KEY,
    queryFn: () => client.call(jobCalls.list, {}, { quiet: true }),
    refetchInterval: ({ state }) => (state.data?.items.some(isActive) ? EVERY_MS : false),
    refetchOnWindowFocus: true,
  });
  const jobs = data?.items ?? [];
  useNews(jobs);
  return jobs;
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
    for (const { jobId, state, title, reason } of news) {
      told.add(jobId);
      if (state === 'done') notify.success(t.doneNews({ title }), NEWS_MS);
      else notify.error(t.failedNews({ title, reason: reason ?? '' }), NEWS_MS);
    }
    const seen = client.call(jobCalls.markSeen, { jobIds: news.map(job => job.jobId) }, { quiet: true });
    void seen.then(refresh, () => {});
  }, [jobs, t, refresh]);
}
