import { cutToBytes } from '../cut-text.ts';
import { ByteBuilder } from './byte-builder.ts';
import {
  formatCodes,
  type SavDictionary,
  type SavFormat,
  type SavMissing,
  type SavMultipleSet,
  type SavVariable,
  SYSTEM_MISSING,
} from './sav-dictionary.ts';
import { nameKey, shortNames } from './sav-names.ts';
import { segmentsOf } from './string-segments.ts';

const MAX_LABEL_BYTES = 255;
const MAX_VALUE_LABEL_BYTES = 120;
const MAX_SET_LABEL_BYTES = 255;
const DOCUMENT_LINE_BYTES = 80;
/** Strings up to eight bytes are labelled like numbers; longer ones have records of their own. */
const SHORT_STRING = 8;
/** Compressed numbers are stored with so much added. */
export const BIAS = 100;
const UTF8_CODE_PAGE = 65_001;
/** "Lowest" of a range of missing values: the number above the one that stands for nothing. */
const LOWEST = Buffer.from('feffffffffffefff', 'hex').readDoubleLE(0);
const MEASURES = { nominal: 1, ordinal: 2, scale: 3 };
const ALIGNMENTS = { left: 0, right: 1, center: 2 };

/** A variable with what the file's tables say about it: its short names, and where it begins in a case. */
interface PlacedVariable extends SavVariable {
  readonly short: readonly string[];
  readonly firstUnit: number;
}

export interface SavHeader {
  readonly cases?: number;
  readonly created: Date;
}

/** Everything in front of the cases. */
export function writeDictionary(dictionary: SavDictionary, header: SavHeader): Buffer {
  const variables = placed(dictionary.variables);
  const out = new ByteBuilder();
  writeHeader(out, dictionary, variables, header);
  for (const variable of variables) writeVariable(out, variable);
  for (const variable of variables) writeValueLabels(out, variable);
  writeDocuments(out, dictionary.documents ?? []);
  // Version 1.0.0 of this program; machine, IEEE numbers, compressed, little end first, UTF-8.
  extension(out, 3, 4, new ByteBuilder().int32(1, 0, 0, -1, 1, 1, 2, UTF8_CODE_PAGE));
  extension(out, 4, 8, new ByteBuilder().double(SYSTEM_MISSING, Number.MAX_VALUE, LOWEST));
  extension(out, 7, 1, multipleSets(dictionary.multipleSets ?? [], variables));
  extension(out, 11, 4, displays(variables));
  extension(out, 13, 1, text(variables.map(({ short, name }) => `${short[0]}=${name}`).join('\t')));
  extension(out, 14, 1, text(variables.flatMap(longWidth).join('')));
  if (header.cases !== undefined) extension(out, 16, 8, new ByteBuilder().int64(1, header.cases));
  extension(out, 18, 1, text(variables.flatMap(attributes).join('/')));
  extension(out, 20, 1, text('UTF-8'));
  extension(out, 21, 1, longStringLabels(variables));
  extension(out, 22, 1, longStringMissing(variables));
  out.int32(999, 0);
  return out.build();
}

function placed(variables: readonly SavVariable[]): PlacedVariable[] {
  const names = shortNames(variables.map(({ name, width }) => ({ name, count: segmentsOf(width).length })));
  let unit = 0;
  return variables.map((variable, index) => {
    const firstUnit = unit;
    unit += unitsOf(variable);
    return { ...variable, short: names[index]!, firstUnit };
  });
}

const unitsOf = ({ width }: SavVariable) => segmentsOf(width).reduce((sum, { units }) => sum + units, 0);

function writeHeader(
  out: ByteBuilder,
  dictionary: SavDictionary,
  variables: PlacedVariable[],
  header: SavHeader,
): void {
  const { cases = -1, created } = header;
  const weight = variables.find(({ name }) => nameKey(name) === nameKey(dictionary.weight ?? ''));
  const units = variables.reduce((sum, variable) => sum + unitsOf(variable), 0);
  const [, day, month, year] = created.toUTCString().split(' ');
  out
    .field('$FL2', 4)
    // Programs look for the first words of this line.
    .field('@(#) SPSS DATA FILE Wenshu', 60)
    // A file of more cases than fit here says so in a record of its own, 7/16.
    .int32(2, units, 1, weight ? weight.firstUnit + 1 : 0, cases > 0x7fff_ffff ? -1 : cases)
    .double(BIAS)
    .field(`${day} ${month} ${year!.slice(-2)}`, 9)
    .field(created.toISOString().slice(11, 19), 8)
    .field(dictionary.fileLabel ?? '', 64)
    .bytes(Buffer.alloc(3));
}

function writeVariable(out: ByteBuilder, variable: PlacedVariable): void {
  for (const [index, segment] of segmentsOf(variable.width).entries()) {
    const isFirst = index === 0;
    const label = isFirst ? cutToBytes(variable.label ?? '', MAX_LABEL_BYTES) : '';
    const missing =
      isFirst && variable.width <= SHORT_STRING ? missingValues(variable) : { count: 0, bytes: Buffer.alloc(0) };
    const format = packFormat(
      segment.width === 0 ? numberFormat(variable) : { type: 'A', width: segment.width, decimals: 0 },
    );
    out.int32(2, segment.width, label === '' ? 0 : 1, missing.count, format, format).field(variable.short[index]!, 8);
    if (label !== '') {
      const bytes = Buffer.byteLength(label);
      out.int32(bytes).field(label, Math.ceil(bytes / 4) * 4);
    }
    out.bytes(missing.bytes);
    // The rest of a string is variables without a name.
    for (let unit = 1; unit < segment.units; unit++) out.int32(2, -1, 0, 0, 0, 0).field('', 8);
  }
}

const numberFormat = ({ format }: SavVariable): SavFormat => format ?? { type: 'F', width: 8, decimals: 2 };

const packFormat = ({ type, width, decimals }: SavFormat) => (formatCodes[type] << 16) | (width << 8) | decimals;

function missingValues({ missing, width }: SavVariable): { readonly count: number; readonly bytes: Buffer } {
  const { values = [], range }: SavMissing = missing ?? {};
  const out = new ByteBuilder();
  if (range)
    out.double(range.low === Number.NEGATIVE_INFINITY ? LOWEST : range.low, Math.min(range.high, Number.MAX_VALUE));
  for (const value of values) putValue(out, value, width);
  return { count: range ? -2 - values.length : values.length, bytes: out.build() };
}

function putValue(out: ByteBuilder, value: number | string, width: number): void {
  if (width === 0) out.double(Number(value));
  else out.field(cutToBytes(String(value), width), SHORT_STRING);
}

function writeValueLabels(out: ByteBuilder, { valueLabels = [], width, firstUnit }: PlacedVariable): void {
  if (valueLabels.length === 0 || width > SHORT_STRING) return;
  out.int32(3, valueLabels.length);
  for (const { value, label } of valueLabels) {
    putValue(out, value, width);
    const fitting = cutToBytes(label, MAX_VALUE_LABEL_BYTES);
    const bytes = Buffer.byteLength(fitting);
    // The length's own byte counts when it is filled up to a multiple of eight.
    out.bytes(Uint8Array.of(bytes)).field(fitting, Math.ceil((bytes + 1) / 8) * 8 - 1);
  }
  out.int32(4, 1, firstUnit + 1);
}

function writeDocuments(out: ByteBuilder, documents: readonly string[]): void {
  const lines = documents.flatMap(line => linesOf(line.replace(/[\r\n]+/g, ' ')));
  if (lines.length === 0) return;
  out.int32(6, lines.length);
  for (const line of lines) out.field(line, DOCUMENT_LINE_BYTES);
}

function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (let rest = text; rest !== ''; rest = rest.slice(lines.at(-1)!.length))
    lines.push(cutToBytes(rest, DOCUMENT_LINE_BYTES));
  return lines.length > 0 ? lines : [''];
}

const text = (content: string) => new ByteBuilder().bytes(Buffer.from(content));

/** A record of type 7. One that has nothing to say is left out. */
function extension(out: ByteBuilder, subtype: number, sizeBytes: number, content: ByteBuilder): void {
  const bytes = content.build();
  if (bytes.length > 0) out.int32(7, subtype, sizeBytes, bytes.length / sizeBytes).bytes(bytes);
}

function multipleSets(sets: readonly SavMultipleSet[], variables: readonly PlacedVariable[]): ByteBuilder {
  const short = new Map(variables.map(variable => [nameKey(variable.name), variable.short[0]!]));
  const lines = sets.map(set => {
    const names = set.variables.map(name => short.get(nameKey(name)));
    const label = cutToBytes(set.label.replace(/\s+/g, ' '), MAX_SET_LABEL_BYTES);
    const counted = set.countedValue === undefined ? 'C' : `D${counts(String(set.countedValue))}`;
    return `${set.name}=${counted} ${counts(label)} ${names.join(' ').toLowerCase()}\n`;
  });
  return text(lines.join(''));
}

const counts = (content: string) => `${Buffer.byteLength(content)} ${content}`;

function displays(variables: readonly PlacedVariable[]): ByteBuilder {
  const out = new ByteBuilder();
  for (const { width, measure, alignment, columns, format } of variables) {
    const usual = width === 0 ? (format?.width ?? 8) : Math.min(Math.max(width, 1), 32);
    const display = [
      MEASURES[measure ?? (width === 0 ? 'scale' : 'nominal')],
      columns ?? usual,
      ALIGNMENTS[alignment ?? (width === 0 ? 'right' : 'left')],
    ];
    for (const _ of segmentsOf(width)) out.int32(...display);
  }
  return out;
}

function longWidth({ width, short }: PlacedVariable): string[] {
  return segmentsOf(width).length > 1 ? [`${short[0]}=${String(width).padStart(5, '0')}\0\t`] : [];
}

/** `name:attribute('first'\n'second'\n)`: a value ends at its line's end, so a line break inside becomes a blank. */
function attributes({ name, attributes: own = {} }: PlacedVariable): string[] {
  const lists = Object.entries(own).map(
    ([attribute, values]) => `${attribute}(${values.map(value => `'${value.replace(/\n/g, ' ')}'\n`).join('')})`,
  );
  return lists.length > 0 ? [`${name}:${lists.join('')}`] : [];
}

function longStringLabels(variables: readonly PlacedVariable[]): ByteBuilder {
  const out = new ByteBuilder();
  for (const { name, width, valueLabels = [] } of variables) {
    if (width <= SHORT_STRING || valueLabels.length === 0) continue;
    counted(out, name).int32(width, valueLabels.length);
    for (const { value, label } of valueLabels) {
      out.int32(width).field(String(value), width);
      counted(out, cutToBytes(label, MAX_VALUE_LABEL_BYTES));
    }
  }
  return out;
}

function longStringMissing(variables: readonly PlacedVariable[]): ByteBuilder {
  const out = new ByteBuilder();
  for (const { name, width, missing } of variables) {
    const values = missing?.values ?? [];
    if (width <= SHORT_STRING || values.length === 0) continue;
    // Only the first eight bytes of a value are compared, by SPSS too.
    counted(out, name).bytes(Uint8Array.of(values.length)).int32(SHORT_STRING);
    for (const value of values) out.field(String(value), SHORT_STRING);
  }
  return out;
}

function counted(out: ByteBuilder, content: string): ByteBuilder {
  return out.int32(Buffer.byteLength(content)).bytes(Buffer.from(content));
}
