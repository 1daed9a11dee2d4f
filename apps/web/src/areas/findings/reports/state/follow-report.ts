import { type FollowedPage, follow } from '../../../design/document/presence/follow.ts';
import { type ReportNews, type ReportWork, verdictOn } from './report-work.ts';

interface Following {
  readonly work: Pick<ReportWork, 'version' | 'takeNews' | 'idle' | 'lose' | 'resume'>;
  /** Waits at the server until something is new. */
  readonly wait: (version: number, signal?: AbortSignal) => Promise<ReportNews>;
  readonly page: FollowedPage;
}

/** Brings in what others do with the report, in the moment. Returns how to stop. */
export function followReport({ work, wait, page }: Following): () => void {
  return follow({ ...work, known: work.version, ask: wait, take: work.takeNews, judge: verdictOn }, page);
}
