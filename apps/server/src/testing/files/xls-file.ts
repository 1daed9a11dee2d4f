type XlsCell = string | number | null;
interface Merged {
  readonly startRow: number;
  readonly endRow: number;
  readonly startCol: number;
  readonly endCol: number;
}

const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;

/** A workbook of Excel 97 to 2003 with one sheet: no library that we have writes one. */
export function xlsFile(rows: readonly (readonly XlsCell[])[], merged: readonly Merged[] = []): Buffer {
  const begin = (of: number) => record(0x0809, u16(0x0600, of, 0, 0), Buffer.alloc(8));
  const texts = [...new Set(rows.flat().filter(cell => typeof cell === 'string'))];
  const name = Buffer.concat([Buffer.from([4, 0]), Buffer.from('Data', 'latin1')]);
  const shared = record(0x00fc, u32(texts.length, texts.length), ...texts.map(sharedText));
  const globals = (at: number) =>
    Buffer.concat([begin(5), record(0x0085, u32(at), Buffer.from([0, 0]), name), shared, record(0x000a)]);
  const cells = rows.flatMap((row, y) =>
    row.flatMap((cell, x) => {
      if (cell === null) return [];
      if (typeof cell === 'string') return [record(0x00fd, u16(y, x, 0), u32(texts.indexOf(cell)))];
      const number = Buffer.alloc(8);
      number.writeDoubleLE(cell);
      return [record(0x0203, u16(y, x, 0), number)];
    }),
  );
  const ranges = merged.map(({ startRow, endRow, startCol, endCol }) => u16(startRow, endRow, startCol, endCol));
  const sheet = [begin(16), ...cells, record(0x00e5, u16(ranges.length), ...ranges), record(0x000a)];
  return compound(Buffer.concat([globals(globals(0).length), ...sheet]));
}

const u16 = (...values: number[]) => Buffer.concat(values.map(value => Buffer.from([value & 255, value >> 8])));
const u32 = (...values: number[]) =>
  Buffer.concat(
    values.map(value => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32LE(value);
      return bytes;
    }),
  );

function record(id: number, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  return Buffer.concat([u16(id, data.length), data]);
}

const sharedText = (text: string) => Buffer.concat([u16(text.length), Buffer.from([1]), Buffer.from(text, 'utf16le')]);

/** The stream in the container that old Office files are. */
function compound(stream: Buffer): Buffer {
  const sectors = Math.max(8, Math.ceil(stream.length / SECTOR));
  const body = Buffer.concat([stream, Buffer.alloc(sectors * SECTOR - stream.length)]);
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.concat([
    ...[Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(16), u16(0x3e, 3, 0xfffe, 9, 6), Buffer.alloc(6)],
    u32(0, 1, 1, 0, 4096, END, 0, END, 0, 0),
  ]).copy(header);
  const table = Array.from({ length: SECTOR / 4 }, (_, at) => {
    if (at < 2) return at === 0 ? 0xfffffffd : END;
    if (at - 2 >= sectors) return FREE;
    return at === sectors + 1 ? END : at + 1;
  });
  const directory = [entry('Root Entry', 5, 1, END, 0), entry('Workbook', 2, FREE, 2, body.length)];
  return Buffer.concat([header, u32(...table), ...directory, Buffer.alloc(SECTOR - 256), body]);
}

function entry(name: string, type: number, child: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(128);
  const length = bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE(length + 2, 64);
  bytes[66] = type;
  bytes[67] = 1;
  Buffer.concat([u32(FREE, FREE, child)]).copy(bytes, 68);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}
