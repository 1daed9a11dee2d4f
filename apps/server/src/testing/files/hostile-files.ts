import { crc32, deflateSync } from 'node:zlib';
import { writeZip, type ZipContent } from '../../platform/file-worker/zip/write-zip.ts';

/**
 * Files that somebody sends to hurt the server. They are made, not kept: a few hundred bytes each, or a few hundred kilobytes that become
 * megabytes where they are read.
 */
const MEGABYTE = 1024 * 1024;
const text = (name: string, content: string): ZipContent => ({ name, content: Buffer.from(content) });

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const wordTypes = text(
  '[Content_Types].xml',
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
);
const wordRelations = text(
  '_rels/.rels',
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
);

/** A Word file with this main part. */
export function wordFile(document: string | Buffer): Buffer {
  return writeZip([wordTypes, wordRelations, { name: 'word/document.xml', content: Buffer.from(document) }]);
}

export const wordBody = (body: string): string => `<w:document ${WORD}><w:body>${body}</w:body></w:document>`;

const sheetTypes = text(
  '[Content_Types].xml',
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
);
const sheetRelations = text(
  '_rels/.rels',
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
);
const workbook = text(
  'xl/workbook.xml',
  '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
);
const workbookRelations = text(
  'xl/_rels/workbook.xml.rels',
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
);

/** A workbook with this one sheet. */
function sheetFile(sheet: string, start = ''): Buffer {
  const content = `${start}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`;
  return writeZip([sheetTypes, sheetRelations, workbook, workbookRelations, text('xl/worksheets/sheet1.xml', content)]);
}

/** Ten entities, each ten of the one before: 3 GB when they are written out. */
const entities = `<!DOCTYPE x [<!ENTITY e0 "ha">${Array.from({ length: 9 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`).join('')}]>`;

/** A zip whose directory says that its entries are nearly empty. */
function understated(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  const directoryEntry = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = copy.indexOf(directoryEntry); at >= 0; at = copy.indexOf(directoryEntry, at + 46))
    copy.writeUInt32LE(1, at + 24);
  return copy;
}

/** A picture that says it has 30,000 × 30,000 points: 3.6 GB once it is drawn, a few hundred bytes until then. */
function hugePng(side = 30_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  };
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const pixels = deflateSync(Buffer.alloc(1024));
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Made once by whoever asks first: the largest takes seconds, and every door is tried with it. Nobody writes into them. */
function kept(makers: Readonly<Record<string, () => Buffer>>): Readonly<Record<string, () => Buffer>> {
  const made = new Map<string, Buffer>();
  const keep = (name: string, make: () => Buffer) => () => {
    const file = made.get(name) ?? make();
    made.set(name, file);
    return file;
  };
  return Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, keep(name, make)]));
}

export const hostileWordFiles: Readonly<Record<string, () => Buffer>> = kept({
  'a text mark that never ends': () => wordFile(`<w:document ${WORD}><w:body><w:p><w:r><w:t`),
  'many text marks that never end': () => wordFile(`<w:document ${WORD}><w:body><w:p><w:r>${'<w:t '.repeat(200_000)}`),
  'a mark full of blanks': () => wordFile(`<w:document ${WORD}><w:body><w:p><w:t${' '.repeat(5 * MEGABYTE)}`),
  'marks inside marks, a million deep': () => wordFile(wordBody('<w:p>'.repeat(1_000_000))),
  'a body of 50 MB': () => wordFile(wordBody('<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat((50 * MEGABYTE) / 34))),
  'a zip bomb': () => wordFile(Buffer.alloc(200 * MEGABYTE, 0x20)),
  'a zip bomb that says it is small': () => understated(wordFile(Buffer.alloc(100 * MEGABYTE, 0x20))),
  'entities inside entities': () => wordFile(`${entities}${wordBody('<w:p><w:r><w:t>&e9;</w:t></w:r></w:p>')}`),
});

export const hostileSheetFiles: Readonly<Record<string, () => Buffer>> = kept({
  'a million empty rows': () =>
    sheetFile(Array.from({ length: 1_000_000 }, (_, index) => `<row r="${index + 1}"/>`).join('')),
  'two cells in opposite corners': () =>
    sheetFile('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  'cells inside cells': () => sheetFile('<row><c>'.repeat(300_000)),
  'a cell that never ends': () => sheetFile(`<row r="1"><c r="A1" t="inlineStr"><is><t${' <t'.repeat(300_000)}`),
  'a zip bomb that says it is small': () => understated(sheetFile(' '.repeat(150 * MEGABYTE))),
  'entities inside entities': () =>
    sheetFile('<row r="1"><c r="A1" t="inlineStr"><is><t>&e9;</t></is></c></row>', entities),
});

export const hostilePictures = {
  'a vector picture with a script': () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="1" height="1"/></svg>'),
  'a picture of 30,000 by 30,000 points': () => hugePng(),
};
