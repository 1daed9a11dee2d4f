import { DataFileProblem } from '../problem.ts';
import { encodingOf, textDecoder } from './encodings.ts';
import { type FileNumbers, numbersIn } from './file-numbers.ts';
import { readAttributes, readLongLabels, readLongMissing, readMultipleSets, readPairs } from './read-extensions.ts';
import type { RawVariable, SavRecords } from './read-records.ts';
import {
  formatCodes,
  type SavDictionary,
  type SavFormat,
  type SavFormatType,
  type SavMissing,
  type SavValueLabel,
  type SavVariable,
  SYSTEM_MISSING,
} from './sav-dictionary.ts';
import type { SavLimits } from './sav-limits.ts';
import { distinctNames, nameKey } from './sav-names.ts';
import { type Segment, segmentsOf } from './string-segments.ts';

const typeOfCode = new Map(Object.entries(formatCodes).map(([type, code]) => [code as number, type as SavFormatType]));
const MEASURES = [undefined, 'nominal', 'ordinal', 'scale'] as const;
const ALIGNMENTS = ['left', 'right', 'center'] as const;

/** A variable with the places of its bytes in a case. */
export interface ReadVariable extends SavVariable {
  readonly pieces: readonly (Segment & { readonly unit: number })[];
}

interface ResolvedDictionary {
  readonly dictionary: SavDictionary;
  readonly variables: readonly ReadVariable[];
  readonly encoding: string;
  readonly decode: (bytes: Uint8Array) => string;
  readonly systemMissing: number;
  readonly cases: number | undefined;
}

interface ResolveOptions {
  readonly limits: SavLimits;
  readonly encoding: string | undefined;
  readonly fallbackEncoding: string;
  readonly isBigEndian: boolean;
}

/** Puts together what the file says about a variable in its many places. */
export function resolveDictionary(records: SavRecords, options: ResolveOptions): ResolvedDictionary {
  const { extensions } = records;
  const numbers = numbersIn(options.isBigEndian);
  const integer = (subtype: number, index: number) => {
    const found = extensions.get(subtype);
    return found?.sizeBytes === 4 && index < found.count ? numbers.int32(found.bytes, 4 * index) : undefined;
  };
  const said = { name: extensions.get(20)?.bytes.toString('latin1').trim(), codePage: integer(3, 7) };
  const encoding = encodingOf(
    options.encoding === undefined ? said : { name: options.encoding, codePage: undefined },
    options.fallbackEncoding,
  );
  const decode = textDecoder(encoding);
  const bytesOf = (subtype: number) => extensions.get(subtype)?.bytes ?? Buffer.alloc(0);

  const groups = groupSegments(records.variables, veryLongWidths(decode(bytesOf(14))), decode);
  if (groups.length === 0) throw new DataFileProblem('damaged', { part: 'no-variables' });
  if (groups.length > options.limits.maxVariables)
    throw new DataFileProblem('too-many-variables', { max: options.limits.maxVariables, got: groups.length });
  const longNames = new Map(readPairs(decode(bytesOf(13))).map(([short, long]) => [nameKey(short), long]));
  const names = distinctNames(groups.map(({ short }) => longNames.get(nameKey(short)) ?? short));
  const indexOf = new Map(names.map((name, index) => [nameKey(name), index]));
  // Short names first, as the file's tables mean them; a later variable's long name may look like an earlier one's short name.
  const indexOfAny = new Map([...indexOf, ...groups.map(({ short }, index) => [nameKey(short), index] as const)]);
  const systemMissing = extensions.get(4)?.bytes.length === 24 ? numbers.double(bytesOf(4), 0) : SYSTEM_MISSING;

  const labels = valueLabels(records, groups, numbers, decode);
  const labelsLeft = records.valueLabels.reduce((left, set) => left - set.labels.length, options.limits.maxLabels);
  for (const [name, set] of readLongLabels(bytesOf(21), numbers, decode, labelsLeft)) {
    const index = indexOf.get(nameKey(name));
    if (index !== undefined) labels[index] = set;
  }
  const longMissing = new Map(
    readLongMissing(bytesOf(22), numbers, decode).map(([name, values]) => [nameKey(name), values]),
  );
  const attributes = readAttributes(decode(bytesOf(18)));
  const display = displayOf(records, numbers);

  const variables = groups.map(({ first, width, position, pieces }, index): ReadVariable => {
    const name = names[index]!;
    const label = decode(first.label ?? Buffer.alloc(0));
    const late = longMissing.get(nameKey(name));
    const missing = late ? { values: late } : missingOf(first, numbers, decode);
    const own = attributes.get(nameKey(name));
    return {
      name,
      width,
      pieces,
      format: formatOf(first.format, width),
      ...display(position),
      ...(label === '' ? {} : { label }),
      ...(labels[index] ? { valueLabels: labels[index] } : {}),
      ...(missing ? { missing } : {}),
      ...(own ? { attributes: own } : {}),
    };
  });

  const weight = groups.findIndex(({ first, width }) => first.unit === records.weightUnit - 1 && width === 0);
  const fileLabel = decode(records.fileLabel);
  const sets = [7, 19].flatMap(subtype => readMultipleSets(bytesOf(subtype), decode));
  const multipleSets = sets.map(({ countedValue, ...set }) => {
    const members = set.variables.flatMap(name => indexOfAny.get(nameKey(name)) ?? []);
    // The file has it as text; it is what the variables hold.
    const counted = groups[members[0] ?? -1]?.width === 0 ? Number(countedValue) : countedValue;
    return {
      ...set,
      variables: members.map(index => names[index]!),
      ...(countedValue === undefined || counted === undefined ? {} : { countedValue: counted }),
    };
  });
  const largeCount = extensions.get(16)?.bytes.length === 16 ? numbers.int64(bytesOf(16), 8) : -1;
  const cases = records.cases >= 0 ? records.cases : largeCount;
  if (cases > options.limits.maxCases) throw new DataFileProblem('too-many-cases', { max: options.limits.maxCases });
  return {
    variables,
    encoding,
    decode,
    systemMissing,
    cases: cases >= 0 ? cases : undefined,
    dictionary: {
      variables: variables.map(({ pieces: _, ...variable }) => variable),
      ...(fileLabel === '' ? {} : { fileLabel }),
      ...(records.documents.length > 0 ? { documents: records.documents.map(decode) } : {}),
      ...(multipleSets.length > 0 ? { multipleSets } : {}),
      ...(weight < 0 ? {} : { weight: names[weight]! }),
    },
  };
}

interface Group {
  readonly first: RawVariable;
  readonly short: string;
  readonly width: number;
  /** Its number among the records that have a name, by which record 7/11 goes. */
  readonly position: number;
  readonly pieces: ReadVariable['pieces'];
}

function veryLongWidths(text: string): Map<string, number> {
  const widths = readPairs(text.replaceAll('\0', '')).map(([name, width]) => [nameKey(name), Number(width)] as const);
  return new Map(widths.filter(([, width]) => Number.isInteger(width) && width > 255 && width <= 32_767));
}

/** A string beyond 255 bytes is several variables in the file: those that follow its first one. */
function groupSegments(
  raw: readonly RawVariable[],
  widths: Map<string, number>,
  decode: (bytes: Uint8Array) => string,
) {
  const groups: Group[] = [];
  for (let position = 0; position < raw.length; ) {
    const first = raw[position]!;
    const short = decode(first.name);
    const width = (first.width > 0 ? widths.get(nameKey(short)) : undefined) ?? first.width;
    const segments = segmentsOf(width);
    const own = raw.slice(position, position + segments.length);
    if (own.length < segments.length || own.some((variable, index) => variable.width !== segments[index]!.width))
      throw new DataFileProblem('damaged', { part: 'long-string' });
    const pieces = segments.map((segment, index) => ({ ...segment, unit: own[index]!.unit }));
    groups.push({ first, short, width, position, pieces });
    position += segments.length;
  }
  return groups;
}

function formatOf(packed: number, width: number): SavFormat {
  const said = typeOfCode.get((packed >> 16) & 0xff) ?? 'F';
  const isText = said === 'A' || said === 'AHEX';
  const type = width > 0 ? (isText ? said : 'A') : isText ? 'F' : said;
  return { type, width: width > 255 ? width : (packed >> 8) & 0xff, decimals: packed & 0xff };
}

function missingOf(
  { missingCount, missing, width }: RawVariable,
  numbers: FileNumbers,
  decode: (bytes: Uint8Array) => string,
): SavMissing | undefined {
  if (missing.length === 0) return undefined;
  if (width > 0) return { values: missing.map(bytes => decode(bytes.subarray(0, width))) };
  const values = missing.map(bytes => numbers.double(bytes, 0));
  // −1 is no count that a file may have.
  if (missingCount > -2) return missingCount > 0 ? { values } : undefined;
  const [low, high, ...rest] = values;
  const range = {
    low: low! < -1.7976e308 ? Number.NEGATIVE_INFINITY : low!,
    high: high === Number.MAX_VALUE ? Number.POSITIVE_INFINITY : high!,
  };
  return rest.length > 0 ? { values: rest, range } : { range };
}

/** Sets of labels by variable. One set may serve thousands of variables: they share it. */
function valueLabels(
  records: SavRecords,
  groups: readonly Group[],
  numbers: FileNumbers,
  decode: (bytes: Uint8Array) => string,
): (readonly SavValueLabel[] | undefined)[] {
  const found: (readonly SavValueLabel[] | undefined)[] = [];
  const atUnit = new Map(groups.map(({ first }, index) => [first.unit + 1, index]));
  for (const { labels, units } of records.valueLabels) {
    const owners = units.flatMap(unit => atUnit.get(unit) ?? []);
    for (const width of new Set(owners.map(index => groups[index]!.width))) {
      if (width > 8) continue;
      const set = labels.map(({ value, label }) => ({
        value: width === 0 ? numbers.double(value, 0) : decode(value.subarray(0, width)),
        label: decode(label),
      }));
      for (const index of owners) if (groups[index]!.width === width) found[index] = set;
    }
  }
  return found;
}

/** Measure, width and alignment stand in a list of threes, in very old files of twos without the width. */
function displayOf({ extensions, variables }: SavRecords, numbers: FileNumbers) {
  const found = extensions.get(11);
  const each = found?.sizeBytes === 4 ? found.count / variables.length : 0;
  return (position: number): Partial<SavVariable> => {
    if (!found || (each !== 2 && each !== 3)) return {};
    const at = (index: number) => numbers.int32(found.bytes, 4 * (position * each + index));
    const measure = MEASURES[at(0)];
    const alignment = ALIGNMENTS[at(each - 1)];
    return {
      ...(measure ? { measure } : {}),
      ...(alignment ? { alignment } : {}),
      ...(each === 3 ? { columns: at(1) } : {}),
    };
  };
}
