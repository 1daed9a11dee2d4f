import { DataFileProblem } from '../problem.ts';
import type { ByteInput } from './byte-input.ts';
import type { SavLimits } from './sav-limits.ts';

/** The dictionary as it stands in the file: nothing is decoded, because the encoding is said near its end. */
export interface SavRecords {
  readonly isZlib: boolean;
  readonly isCompressed: boolean;
  readonly bias: number;
  /** −1 where the file does not say. */
  readonly cases: number;
  readonly weightUnit: number;
  readonly fileLabel: Buffer;
  readonly variables: RawVariable[];
  readonly valueLabels: RawLabelSet[];
  readonly documents: Buffer[];
  readonly extensions: Map<number, RawExtension>;
  /** How many times eight bytes a case has. */
  units: number;
}

export interface RawVariable {
  readonly width: number;
  readonly unit: number;
  readonly name: Buffer;
  readonly label: Buffer | undefined;
  readonly missingCount: number;
  readonly missing: readonly Buffer[];
  readonly format: number;
}

interface RawLabelSet {
  readonly labels: readonly { readonly value: Buffer; readonly label: Buffer }[];
  /** Units, from 1. */
  readonly units: readonly number[];
}

export interface RawExtension {
  readonly sizeBytes: number;
  readonly count: number;
  readonly bytes: Buffer;
}

const HEADER_BYTES = 176;
const damaged = (at: number) => new DataFileProblem('damaged', { at });

/** Reads up to the first case. Lengths are held against the limits and the file's size before anything is fetched for them. */
export async function readRecords(input: ByteInput, limits: SavLimits): Promise<SavRecords> {
  const records = await readHeader(input, limits);
  let labels = 0;
  for (;;) {
    if (input.position > limits.maxDictionaryBytes) throw tooLarge(limits);
    await input.need(4);
    const type = input.int32();
    if (type === 2) await readVariable(input, records, limits);
    else if (type === 3) {
      const set = await readValueLabels(input, records, limits.maxLabels - labels);
      labels += set.labels.length;
      records.valueLabels.push(set);
    } else if (type === 6) await readDocuments(input, records, limits);
    else if (type === 7) await readExtension(input, records, limits);
    else if (type === 999) break;
    else throw damaged(input.position);
  }
  await input.need(4);
  input.int32();
  return records;
}

const tooLarge = ({ maxDictionaryBytes }: SavLimits) =>
  new DataFileProblem('too-large', { maxBytes: maxDictionaryBytes, part: 'dictionary' });

async function readHeader(input: ByteInput, { maxCases }: SavLimits): Promise<SavRecords> {
  await input.need(4);
  const magic = input.bytes(4).toString('latin1');
  if (magic !== '$FL2' && magic !== '$FL3') throw new DataFileProblem('not-this-format');
  await input.need(HEADER_BYTES - 4);
  input.bytes(60);
  const layout = input.int32();
  input.isBigEndian = layout !== 2 && layout !== 3;
  // 2 or 3, with its bytes the other way round.
  if (input.isBigEndian && layout !== 0x02000000 && layout !== 0x03000000) throw damaged(64);
  input.int32();
  const compression = input.int32();
  if (compression < 0 || compression > 2) throw damaged(72);
  const [weightUnit, cases, bias] = [input.int32(), input.int32(), input.double()];
  if (cases > maxCases) throw new DataFileProblem('too-many-cases', { max: maxCases });
  input.bytes(17);
  const fileLabel = input.bytes(64);
  input.bytes(3);
  return {
    isZlib: compression === 2,
    isCompressed: compression !== 0,
    bias,
    cases,
    weightUnit,
    fileLabel,
    units: 0,
    variables: [],
    valueLabels: [],
    documents: [],
    extensions: new Map(),
  };
}

async function readVariable(input: ByteInput, records: SavRecords, limits: SavLimits): Promise<void> {
  await input.need(28);
  const [width, hasLabel, missingCount, format] = [input.int32(), input.int32(), input.int32(), input.int32()];
  input.int32();
  const name = input.bytes(8);
  if (width < -1 || width > 255 || (hasLabel !== 0 && hasLabel !== 1) || missingCount < -3 || missingCount > 3)
    throw damaged(input.position);
  let label: Buffer | undefined;
  if (hasLabel === 1) {
    await input.need(4);
    const length = input.int32();
    const padded = Math.ceil(length / 4) * 4;
    if (length < 0 || padded > limits.maxDictionaryBytes) throw damaged(input.position);
    await input.need(padded);
    label = input.bytes(padded).subarray(0, length);
  }
  await input.need(8 * Math.abs(missingCount));
  const missing = Array.from({ length: Math.abs(missingCount) }, () => input.bytes(8));
  const unit = records.units++;
  if (records.units * 8 > limits.maxCaseBytes)
    throw new DataFileProblem('too-large', { maxBytes: limits.maxCaseBytes, part: 'case' });
  // What continues a string was counted with its first eight bytes, and must come right after them.
  const last = records.variables.at(-1);
  const expected = last ? last.unit + unitsOf(last.width) : 0;
  if ((width === -1) !== unit < expected) throw damaged(input.position);
  if (width !== -1) records.variables.push({ width, unit, name, label, missingCount, missing, format });
}

export const unitsOf = (width: number) => Math.max(1, Math.ceil(width / 8));

async function readValueLabels(input: ByteInput, { units: known }: SavRecords, left: number): Promise<RawLabelSet> {
  await input.need(4);
  const count = input.int32();
  if (count < 0) throw damaged(input.position);
  if (count > left) throw new DataFileProblem('too-many-labels');
  const labels = [];
  for (let index = 0; index < count; index++) {
    await input.need(9);
    const [value, length] = [input.bytes(8), input.byte()];
    const padded = Math.ceil((length + 1) / 8) * 8 - 1;
    await input.need(padded);
    labels.push({ value, label: input.bytes(padded).subarray(0, length) });
  }
  await input.need(8);
  if (input.int32() !== 4) throw damaged(input.position);
  const variables = input.int32();
  if (variables < 0 || variables > known) throw damaged(input.position);
  await input.need(4 * variables);
  return { labels, units: Array.from({ length: variables }, () => input.int32()) };
}

async function readDocuments(input: ByteInput, { documents }: SavRecords, limits: SavLimits): Promise<void> {
  await input.need(4);
  const lines = input.int32();
  if (lines < 0) throw damaged(input.position);
  if (lines * 80 > limits.maxDictionaryBytes) throw tooLarge(limits);
  for (let line = 0; line < lines; line++) {
    await input.need(80);
    documents.push(input.bytes(80));
  }
}

async function readExtension(input: ByteInput, { extensions }: SavRecords, limits: SavLimits): Promise<void> {
  await input.need(12);
  const [subtype, sizeBytes, count] = [input.int32(), input.int32(), input.int32()];
  if (sizeBytes < 0 || count < 0) throw damaged(input.position);
  const length = sizeBytes * count;
  if (length > limits.maxDictionaryBytes) throw tooLarge(limits);
  await input.need(length);
  extensions.set(subtype, { sizeBytes, count, bytes: input.bytes(length) });
}
