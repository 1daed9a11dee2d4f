import { useQuery } from '@tanstack/react-query';
import { type CallData, jobCalls } from '@wenshu/api-contract';
import { useEffect, useEffectEvent } from 'react';
import { again } from '../../../app/actions/again.ts';
import { client } from '../../../app/client.ts';
import { isActive } from './job-news.ts';
import { followJob } from './use-jobs.ts';

export type SeenJob = CallData<typeof jobCalls.get>;

/**
 * Sees one job through on the page that shows it: asks how far it is, and says once that it has ended, however it ended. Meanwhile nothing
 * is told of it elsewhere; whoever leaves before its end is told as of any other.
 */
export function useJob(jobId: string | undefined, onEnded?: (seen: SeenJob) => void): SeenJob | undefined {
  const { data } = useQuery({
    queryKey: ['job', jobId],
    queryFn: () => client.call(jobCalls.get, { jobId: jobId ?? '' }, { quiet: true }),
    enabled: jobId !== undefined,
    refetchInterval: again(seen => (seen && !isActive(seen.job) ? undefined : 'moving')),
  });
  const hasEnded = data !== undefined && !isActive(data.job);
  useWatched(jobId, hasEnded);
  const tell = useEffectEvent(() => data && onEnded?.(data));
  useEffect(() => {
    if (hasEnded) tell();
  }, [hasEnded]);
  return data;
}

/** For a job whose progress comes by another call: no news of it while it is watched here. */
export function useWatched(jobId: string | undefined, hasEnded: boolean): void {
  useEffect(() => {
    if (jobId === undefined) return;
    const watched = followJob(jobId);
    if (hasEnded) return watched.ended();
    return () => watched.left();
  }, [jobId, hasEnded]);
}
