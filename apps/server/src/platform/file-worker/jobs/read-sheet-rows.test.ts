import { describe, expect, it } from 'vitest';
import { hostileSheetFiles, wordBody, wordFile } from '../../../testing/files/hostile-files.ts';
import { openZip } from '../zip/open-zip.ts';
import { writeZip } from '../zip/write-zip.ts';
import { readSheetRows } from './read-sheet-rows.ts';

const MEGABYTE = 1024 * 1024;
const options = { format: 'xlsx', maxRows: 10, maxColumns: 3, maxUnpackedBytes: 100 * MEGABYTE } as const;

/** A workbook of which one part is made larger by blanks. */
function grown(part: string, bytes: number): Buffer {
  const entries = openZip(hostileSheetFiles['entities inside entities']!(), MEGABYTE);
  return writeZip(
    entries.map(({ name, read }) => ({
      name,
      content: name === part ? Buffer.concat([read(), Buffer.alloc(bytes, 0x20)]) : read(),
    })),
  );
}

describe('a workbook', () => {
  it('is read, also when its sheet is large', async () => {
    expect(await readSheetRows(grown('xl/worksheets/sheet1.xml', 5 * MEGABYTE), options)).toHaveLength(1);
  });

  it('that is a Word file is broken, and none of it is read', async () => {
    await expect(readSheetRows(wordFile(wordBody('<w:p/>')), options)).rejects.toMatchObject({ problem: 'broken' });
  });

  it.each(['xl/workbook.xml', '_rels/.rels', 'xl/_rels/workbook.xml.rels', '[Content_Types].xml'])(
    'whose %s is megabytes is too large',
    async part => {
      const read = readSheetRows(grown(part, 3 * MEGABYTE), options);
      await expect(read).rejects.toMatchObject({ problem: 'too-large' });
    },
  );
});
