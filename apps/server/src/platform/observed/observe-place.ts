import type { Env } from '../../env.ts';
import { findLastBackup } from '../backup/backup-mark.ts';
import { readQueues } from '../jobs/queue-lengths.repository.ts';
import { DatabaseReadings } from '../metrics/database-readings.ts';
import { reading } from '../metrics/metrics.ts';
import { findOutwardPause } from '../outward-pause.repository.ts';
import type { Room } from '../room.ts';
import type { Observers } from './observers.ts';

/** The machine that it stands on, and the database that it shares. Gives where others add what they know of that. */
export function observePlace(
  { metrics }: Observers,
  { env, room }: { readonly env: Env; readonly room: Room },
): DatabaseReadings {
  metrics.readFrom(async () => {
    const sizes = await room.sizes();
    if (!sizes) return [];
    return [
      reading('wenshu_disk_free_bytes', sizes.freeBytes, {}),
      reading('wenshu_disk_size_bytes', sizes.sizeBytes, {}),
    ];
  });
  metrics.readFrom(async () => {
    const at = await findLastBackup(env.backupMark);
    return at ? [reading('wenshu_last_backup_timestamp_seconds', at.getTime() / 1000, {})] : [];
  });
  const shared = new DatabaseReadings({ url: env.databaseUrl });
  shared.add(readQueues, async db => {
    const since = await findOutwardPause(db);
    return since ? [reading('wenshu_outward_pause_start_timestamp_seconds', since.getTime() / 1000, {})] : [];
  });
  metrics.readFrom(() => shared.read());
  return shared;
}
