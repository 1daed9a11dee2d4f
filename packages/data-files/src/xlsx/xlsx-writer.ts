import type { ByteSink } from '../byte-sink.ts';
import type { CellBatch } from '../cell-columns.ts';
import { TextBytes } from '../text-bytes.ts';
import { startZip, type ZipEntry } from '../zip/zip-writer.ts';
import { type CellStyle, numberFormats, type StyleId } from './cell-style.ts';
import { columnRows } from './column-rows.ts';
import { writeRow } from './row-writer.ts';
import { type SharedStringLimits, sharedStrings } from './shared-strings.ts';
import { sheetNames } from './sheet-names.ts';
import { sheetExtras, sheetStart } from './sheet-part.ts';
import { styleRegistry } from './style-registry.ts';
import {
  contentTypes,
  filterRange,
  packageRelations,
  type WrittenSheet,
  workbookRelations,
  workbookXml,
} from './workbook-parts.ts';
import type { SheetOptions, XlsxRow } from './xlsx-cell.ts';

/** A sheet of Excel has no more rows. */
const MAX_ROWS = 1_048_576;

export interface XlsxOptions {
  readonly modified?: Date;
  readonly sharedStrings?: SharedStringLimits;
  /** Fewer rows for a sheet, so that a test need not write a million. */
  readonly maxRows?: number;
}

export interface XlsxSheet {
  /** The name it got: links to it use this one. */
  readonly name: string;
  rows(batch: readonly XlsxRow[]): Promise<void>;
  /** The same cells, several times as fast where they come in columns. */
  columns(batch: CellBatch): Promise<void>;
}

export interface XlsxWriter {
  /** Makes a name for a sheet before the sheet is there, for links that lead to it. Given to `sheet`, it stays as it is. */
  reserveName(wanted: string): string;
  /** The number of a look; the same one for the same look. */
  style(style: CellStyle): StyleId;
  /** Begins the next sheet; the one before is finished by it. */
  sheet(options: SheetOptions): Promise<XlsxSheet>;
  close(): Promise<void>;
}

/** A workbook, written from front to back: sheet after sheet, in batches of rows, in memory that does not grow with them. */
export async function startXlsx(sink: ByteSink, options: XlsxOptions = {}): Promise<XlsxWriter> {
  const { maxRows = MAX_ROWS, modified = new Date() } = options;
  const zip = startZip(sink);
  const entry = { level: 1, modified } as const;
  const styles = styleRegistry();
  const strings = sharedStrings(options.sharedStrings);
  const nameOf = sheetNames();
  const reserved = new Set<string>();
  const written: WrittenSheet[] = [];
  const dateStyle = styles.idOf({ format: numberFormats.dateTime });
  const boldStyle = styles.idOf({ bold: true });
  let current: ReturnType<typeof sheetWriter> | undefined;
  // What looks at the first bytes alone knows the file by this entry.
  await zip.add('_rels/.rels', Buffer.from(packageRelations), entry);

  function sheetWriter(settings: SheetOptions, firstName: string) {
    const xml = new TextBytes();
    const columnStyles = (settings.columns ?? []).map(({ style }) => style);
    const columnRow = columnRows();
    let part = newPart(firstName);

    function newPart(name: string) {
      const extras = sheetExtras();
      const context = { xml, strings, extras, dateStyle, columnStyles, lastRow: maxRows };
      return { name, extras, context, row: 0, widest: 0, entry: undefined as ZipEntry | undefined };
    }

    async function begin(): Promise<void> {
      part.entry = await zip.open(`xl/worksheets/sheet${written.length + 1}.xml`, entry);
      xml.text(sheetStart(settings));
      for (const row of settings.header ?? []) add(row, boldStyle);
    }

    function add(row: XlsxRow, plainStyle?: StyleId): void {
      part.row += 1;
      part.widest = Math.max(part.widest, row.length);
      writeRow(row, part.row, part.context, plainStyle);
    }

    async function handOn(): Promise<void> {
      const taken = xml.take();
      await part.entry!.write(taken, () => xml.giveBack(taken));
    }

    /** Makes room for the next row, in the next sheet where this one is full. */
    async function nextRow(): Promise<void> {
      if (xml.isFull) await handOn();
      if (part.row < maxRows) return;
      await end();
      part = newPart(nameOf(firstName));
      await begin();
    }

    async function rows(batch: readonly XlsxRow[]): Promise<void> {
      for (const row of batch) {
        await nextRow();
        add(row);
      }
    }

    async function columns(batch: CellBatch): Promise<void> {
      const writeNext = columnRow(batch, part.context);
      for (let row = 0; row < batch.rows; row++) {
        if (xml.isFull || part.row === maxRows) await nextRow();
        part.row += 1;
        part.widest = Math.max(part.widest, batch.columns.length);
        writeNext(row, part.row);
      }
    }

    async function end(): Promise<void> {
      const firstRow = settings.header?.length ?? 0;
      const filter =
        settings.hasFilter && firstRow > 0 && part.widest > 0
          ? { columns: part.widest, firstRow, lastRow: part.row }
          : undefined;
      xml.text(part.extras.endXml(filter && filterRange(filter), settings.isPrintedWide));
      await part.entry!.write(xml.take());
      await part.entry!.close();
      written.push({ name: part.name, ...(filter ? { filter } : {}) });
      const relations = part.extras.relationsXml();
      if (relations)
        await zip.add(`xl/worksheets/_rels/sheet${written.length}.xml.rels`, Buffer.from(relations), entry);
    }

    return { begin, rows, columns, end };
  }

  async function sheet(settings: SheetOptions): Promise<XlsxSheet> {
    await current?.end();
    const name = reserved.delete(settings.name) ? settings.name : nameOf(settings.name);
    const writer = sheetWriter(settings, name);
    current = writer;
    await writer.begin();
    const requireCurrent = () => {
      if (current !== writer) throw new Error('The sheet was finished: another one has begun.');
    };
    return {
      name,
      async rows(batch) {
        requireCurrent();
        await writer.rows(batch);
      },
      async columns(batch) {
        requireCurrent();
        await writer.columns(batch);
      },
    };
  }

  return {
    reserveName(wanted) {
      const name = nameOf(wanted);
      reserved.add(name);
      return name;
    },
    style: styles.idOf,
    sheet,
    async close() {
      // A workbook without a sheet is none for Excel.
      if (!current) await sheet({ name: 'Sheet' });
      await current?.end();
      current = undefined;
      const table = await zip.open('xl/sharedStrings.xml', entry);
      const xml = new TextBytes();
      for (const text of strings.xml()) {
        xml.text(text);
        if (xml.isFull) await table.write(xml.take());
      }
      await table.write(xml.take());
      await table.close();
      const parts: readonly (readonly [string, string])[] = [
        ['xl/styles.xml', styles.xml()],
        ['xl/workbook.xml', workbookXml(written)],
        ['xl/_rels/workbook.xml.rels', workbookRelations(written.length)],
        ['[Content_Types].xml', contentTypes(written.length)],
      ];
      for (const [name, xml] of parts) await zip.add(name, Buffer.from(xml), entry);
      await zip.close();
    },
  };
}
