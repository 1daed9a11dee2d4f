import { type ByteSink, type CellStyle, startXlsx, type XlsxRow } from '@wenshu/data-files';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface TableColumn {
  readonly head: string;
  readonly width: number;
  /** A format of Excel's own, such as per cent. */
  readonly format?: string;
}

export interface Table {
  readonly sheet: string;
  readonly columns: readonly TableColumn[];
  /** Batch by batch: they need not fit into memory. */
  readonly rows: AsyncIterable<readonly XlsxRow[]> | Iterable<readonly XlsxRow[]>;
}

const head: CellStyle = { bold: true, wrap: true, vertical: 'top', fill: 'F2F4F7' };

/** One table as a workbook of one sheet, its first row held and with filters. */
export async function writeTable(sink: ByteSink, { sheet: name, columns, rows }: Table): Promise<void> {
  const book = await startXlsx(sink);
  const sheet = await book.sheet({
    name,
    header: [columns.map(column => ({ value: column.head, style: book.style(head) }))],
    columns: columns.map(({ width, format }) => ({ width, ...(format && { style: book.style({ format }) }) })),
    frozen: { rows: 1 },
    hasFilter: true,
  });
  for await (const batch of rows) await sheet.rows(batch);
  await book.close();
}
