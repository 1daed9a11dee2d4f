import type { Exhibit, Gallery, Picture } from '@wenshu/analysis';
import type { Platform } from '../../../platform/platform.ts';
import { listFilesOfRecords } from '../../collect/answer-files/index.ts';
import { findFile, type KeptFile } from '../../people/stored-files/index.ts';
import type { FilePictures } from '../rendering/index.ts';

const DRAWABLE = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const MOST_BYTES = 8 * 1024 * 1024;
/** Of one file that is made: what comes behind is there by its name. */
const MOST_TOGETHER = 64 * 1024 * 1024;

type Wanted = KeptFile & { readonly fileId: string };

/**
 * The bytes of the pictures that exhibits show. What people uploaded is looked up by its record: the records in an exhibit are those that
 * its reader may see, and no answer can name a file of another one.
 */
export async function readPictures(
  { database, files }: Pick<Platform, 'database' | 'files'>,
  scrollId: string,
  exhibits: readonly Exhibit[],
): Promise<FilePictures> {
  return readAll(files, [...(await designed(database, exhibits)), ...(await uploaded(database, scrollId, exhibits))]);
}

/** Public pictures by their ids: those of questions and of reports. */
export async function readStoredPictures(
  { database, files }: Pick<Platform, 'database' | 'files'>,
  fileIds: readonly string[],
): Promise<FilePictures> {
  return readAll(files, await publicFiles(database, [...new Set(fileIds)]));
}

async function readAll(files: Platform['files'], wanted: readonly Wanted[]): Promise<FilePictures> {
  const pictures = new Map<string, Uint8Array>();
  let together = 0;
  for (const file of wanted) {
    const size = Number(file.sizeBytes);
    if (pictures.has(file.fileId) || !DRAWABLE.includes(file.contentType) || size > MOST_BYTES) continue;
    if (together + size > MOST_TOGETHER) break;
    const content = await files.read(file.storageKey);
    if (!content) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk as Buffer);
    pictures.set(file.fileId, Buffer.concat(chunks));
    together += size;
  }
  return pictures;
}

/** Pictures of questions: everybody who has their address sees them. */
function designed(database: Platform['database'], exhibits: readonly Exhibit[]): Promise<readonly Wanted[]> {
  const isPicture = (one: Exhibit): one is Picture => one.kind === 'picture' && one.fileId !== '';
  return publicFiles(
    database,
    exhibits.filter(isPicture).map(({ fileId }) => fileId),
  );
}

async function publicFiles(database: Platform['database'], fileIds: readonly string[]): Promise<readonly Wanted[]> {
  const found = fileIds.map(async fileId => {
    const file = await findFile(database.pool, fileId);
    return file?.isPublic ? [{ ...file, fileId }] : [];
  });
  return (await Promise.all(found)).flat();
}

async function uploaded(
  database: Platform['database'],
  scrollId: string,
  exhibits: readonly Exhibit[],
): Promise<readonly Wanted[]> {
  const shown = exhibits.filter((one): one is Gallery => one.kind === 'gallery').flatMap(({ files }) => files);
  if (shown.length === 0) return [];
  const named = new Set(shown.map(({ recordId, fileId }) => `${recordId} ${fileId}`));
  const rows = await listFilesOfRecords(database.pool, scrollId, [...new Set(shown.map(({ recordId }) => recordId))]);
  return rows.filter(({ answerRecordId, fileId }) => named.has(`${answerRecordId} ${fileId}`));
}
