export { type ByteSink, sinkToFile, sinkToStream } from './byte-sink.ts';
export { type ByteSource, sourceOfBytes, sourceOfFile } from './byte-source.ts';
export type { Cell } from './cell.ts';
export type { CellBatch, CellColumn } from './cell-columns.ts';
export { BYTE_ORDER_MARK, type CsvSeparator, csvLine } from './csv/csv-line.ts';
export { readCsvLines } from './csv/csv-reader.ts';
export { type CsvOptions, type CsvWriter, startCsv } from './csv/csv-writer.ts';
export { DataFileProblem, type DataFileProblemCode } from './problem.ts';
export type {
  SavDictionary,
  SavFormat,
  SavFormatType,
  SavMissing,
  SavMultipleSet,
  SavValueLabel,
  SavVariable,
} from './sav/sav-dictionary.ts';
export type { SavLimits } from './sav/sav-limits.ts';
export { savNames } from './sav/sav-names.ts';
export { openSav, type SavFile, type SavReadOptions } from './sav/sav-reader.ts';
export { type SavOptions, type SavWriter, startSav } from './sav/sav-writer.ts';
export { type CellStyle, numberFormats, type StyleId } from './xlsx/cell-style.ts';
export type { SheetOptions, StyledCell, XlsxCell, XlsxLink, XlsxRow } from './xlsx/xlsx-cell.ts';
export { startXlsx, type XlsxOptions, type XlsxSheet, type XlsxWriter } from './xlsx/xlsx-writer.ts';
export { startZip, type ZipEntry, type ZipEntryOptions, type ZipWriter } from './zip/zip-writer.ts';
