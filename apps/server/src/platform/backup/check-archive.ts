import { FORMAT_VERSION } from './archive-format.ts';
import { ArchiveDamaged, ArchiveReader } from './archive-reader.ts';
import type { BackupTotals } from './create-backup.ts';

export interface CheckedArchive extends BackupTotals {
  readonly madeAt: Date;
}

/**
 * Reads an archive to its end, as restoring would, and counts: every frame, every row's table, every file, and whether all of it adds up.
 * It is compressed with a sum over its bytes, so a changed one is found too. Throws ArchiveDamaged, or why it was broken off.
 */
export async function checkArchive(path: string, signal?: AbortSignal): Promise<CheckedArchive> {
  const reader = new ArchiveReader(path);
  try {
    const header = await reader.nextEvent();
    if (header.event !== 'begin' || header.format > FORMAT_VERSION)
      throw new ArchiveDamaged('foreign', 'it has no beginning that this version knows');
    const found = { tables: 0, rows: 0, files: 0 };
    for (;;) {
      const event = await reader.nextEvent();
      if (event.event === 'table') {
        found.tables += 1;
        found.rows += (await readEnd(reader, signal)).rows ?? 0;
      } else if (event.event === 'file') {
        await readEnd(reader, signal);
        found.files += 1;
      } else if (event.event === 'finished') {
        const isWhole = found.tables === event.tables && found.rows === event.rows && found.files === event.files;
        if (!isWhole) throw new ArchiveDamaged('totals', 'its totals do not add up');
        return Object.assign({ madeAt: new Date(header.madeAt) }, found);
      } else throw new ArchiveDamaged('broken', `an event out of place: ${event.event}`);
    }
  } finally {
    await reader.close();
  }
}

/** Past the data of a table or a file; as many bytes as its end says. */
async function readEnd(reader: ArchiveReader, signal?: AbortSignal): Promise<{ readonly rows?: number }> {
  let sizeBytes = 0;
  for await (const chunk of reader.data()) {
    signal?.throwIfAborted();
    sizeBytes += chunk.length;
  }
  const end = await reader.nextEvent();
  if (end.event !== 'end') throw new ArchiveDamaged('broken', 'a part without an end');
  if (end.sizeBytes !== sizeBytes) throw new ArchiveDamaged('totals', 'a part of another size than it says');
  return end;
}
