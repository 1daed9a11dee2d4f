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

  it('that says itself to be too large is refused before any of it is unpacked', async () => {
    const plain = Buffer.from(hostileSheetFiles['entities inside entities']!());
    const [first, directory] = [plain.indexOf('PK\x03\x04'), plain.indexOf('PK\x01\x02')];
    // Its first part cannot be unpacked: whoever tries finds a broken file.
    plain.fill(0xff, first + 30 + plain.readUInt16LE(first + 26), first + 60 + plain.readUInt16LE(first + 26));
    await expect(readSheetRows(plain, options)).rejects.toMatchObject({ problem: 'broken' });
    plain.writeUInt32LE(options.maxUnpackedBytes, directory + 24);
    await expect(readSheetRows(plain, options)).rejects.toMatchObject({ problem: 'too-large' });
  });

  it('whose pictures are large is read all the same: nobody unpacks them', async () => {
    const parts = openZip(hostileSheetFiles['entities inside entities']!(), MEGABYTE);
    const written = parts.map(({ name, read }) => ({ name, content: read() }));
    const picture = { name: 'xl/media/image1.png', content: Buffer.alloc(2 * MEGABYTE) };
    const bytes = writeZip([...written, picture]);
    expect(await readSheetRows(bytes, { ...options, maxUnpackedBytes: MEGABYTE })).toHaveLength(1);
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
