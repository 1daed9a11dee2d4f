import type { Queryable } from '../../../platform/database/database.ts';
import { sendMessage } from '../messages/index.ts';
import type { ClaimedJob } from './job.repository.ts';

/** A file may take hours, and the page that asked for it be long closed. What makes no file is told where it was done. */
export async function tellOfFile(
  db: Queryable,
  { personId, type, title }: Pick<ClaimedJob, 'personId' | 'type' | 'title'>,
  kind: 'file-ready' | 'file-failed',
): Promise<void> {
  if (type === 'other') return;
  await sendMessage(db, { to: [personId], kind, details: { title }, link: { page: 'downloads' } });
}
