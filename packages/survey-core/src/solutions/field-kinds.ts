import { isId } from '../ids.ts';
import { isRecord } from '../json.ts';
import { isFileAddress } from '../settings/is-file-address.ts';
import type { Advised, Field, FieldKind, FieldOf, NumberField } from './field.ts';
import type { CellValue, FieldValues, LevelPair, ListRow, SettingAttribute, SettingLevel } from './setting.ts';
import { fault, type SettingProblem } from './setting-problem.ts';

interface FieldKindOf<Kind extends FieldKind> {
  /** What stands there before anybody has written. */
  empty(field: FieldOf<Kind>): FieldValues[Kind];
  /** Whatever was sent, as far as it can be kept; undefined when it is none of this kind, or more than anybody writes. */
  parse(field: FieldOf<Kind>, raw: unknown): FieldValues[Kind] | undefined;
  check(field: FieldOf<Kind>, value: FieldValues[Kind], at: string): readonly SettingProblem[];
}

/** Longer than any limit, so that who pastes too much is told so at the field. */
const KEPT_CHARACTERS = 2000;
const KEPT_ROWS = 500;

const text: FieldKindOf<'text'> = {
  empty: () => '',
  parse: (_field, raw) => (isText(raw) ? raw : undefined),
  check: ({ isRequired, maxLength, name }, value, at) => {
    if (isRequired && value.trim() === '') return [fault(at, name === 'unit' ? 'unit-missing' : 'required')];
    return value.length > maxLength ? [fault(at, 'too-long', { max: maxLength })] : [];
  },
};

const number: FieldKindOf<'number'> = {
  empty: field => field.default,
  parse: (_field, raw) => (raw === null || (typeof raw === 'number' && Number.isFinite(raw)) ? raw : undefined),
  check: (field, value, at) => (isNumberOf(field, value) ? [] : [numberFault(field, at)]),
};

const switches: FieldKindOf<'switch'> = {
  empty: field => field.default,
  parse: (_field, raw) => (typeof raw === 'boolean' ? raw : undefined),
  check: () => [],
};

const list: FieldKindOf<'list'> = {
  empty: () => [],
  parse: ({ columns }, raw) =>
    parseAll(raw, KEPT_ROWS, one => {
      if (!isRecord(one) || !isId(one.id) || !isRecord(one.values)) return undefined;
      const given = one.values;
      const values: Record<string, CellValue> = {};
      for (const column of columns) {
        const value = Object.hasOwn(given, column.name) ? parseField(column, given[column.name]) : emptyField(column);
        if (value === undefined) return undefined;
        values[column.name] = value as CellValue;
      }
      return { id: one.id, values } satisfies ListRow;
    }),
  check: ({ columns, min, max, advised }, rows, at) => {
    const [naming] = columns;
    return [
      ...checkCount(rows.length, { min, max }, advised, at),
      ...rows.flatMap(({ id, values }) =>
        // The kind stands under its own name, so it is the one for this value.
        columns.flatMap(column => checkField(column, values[column.name] as never, `${at}.${id}.${column.name}`)),
      ),
      ...duplicates(rows, row => String(row.values[naming!.name])).map(({ id }) =>
        fault(`${at}.${id}.${naming!.name}`, 'name-duplicated'),
      ),
    ];
  },
};

const LEVEL_LENGTH = 100;

const attributes: FieldKindOf<'attributes'> = {
  empty: () => [],
  parse: (_field, raw) =>
    parseAll(raw, 50, one => {
      if (!isRecord(one) || !isId(one.id) || !isText(one.name) || typeof one.isPrice !== 'boolean') return undefined;
      const levels = parseAll(one.levels, 50, parseLevel);
      return levels && ({ id: one.id, name: one.name, isPrice: one.isPrice, levels } satisfies SettingAttribute);
    }),
  check: ({ min, max, advised, levels: counts }, found, at) => [
    ...checkCount(found.length, { min, max }, advised, at),
    ...found.flatMap(({ id, name }) => nameFaults(name, `${at}.${id}.name`)),
    ...duplicates(found, one => one.name).map(({ id }) => fault(`${at}.${id}.name`, 'name-duplicated')),
    ...found.flatMap(({ id, levels }) => [
      ...checkCount(levels.length, counts, counts.advised, `${at}.${id}.levels`),
      ...levels.flatMap(level => [
        ...nameFaults(level.name, `${at}.${id}.${level.id}`),
        ...(level.picture === '' || isFileAddress(level.picture)
          ? []
          : [fault(`${at}.${id}.${level.id}`, 'picture-wrong')]),
      ]),
      ...duplicates(levels, level => level.name).map(level => fault(`${at}.${id}.${level.id}`, 'level-duplicated')),
    ]),
  ],
};

const pairs: FieldKindOf<'pairs'> = {
  empty: () => [],
  parse: (_field, raw) =>
    parseAll(raw, KEPT_ROWS, one =>
      Array.isArray(one) && one.length === 2 && one.every(isId) ? ([one[0], one[1]] as LevelPair) : undefined,
    ),
  check: ({ max }, found, at) => (found.length > max ? [fault(at, 'too-many', { max })] : []),
};

const kinds: { readonly [Kind in FieldKind]: FieldKindOf<Kind> } = {
  text,
  number,
  list,
  attributes,
  pairs,
  switch: switches,
};

type Value = FieldValues[FieldKind];
// The kind stands under its own name, so it is the one for this value.
const kindOf = (field: Field) => kinds[field.kind] as unknown as FieldKindOf<FieldKind>;

export const emptyField = (field: Field): Value => kindOf(field).empty(field);
export const parseField = (field: Field, raw: unknown): Value | undefined => kindOf(field).parse(field, raw);
export const checkField = (field: Field, value: Value, at: string = field.name): readonly SettingProblem[] =>
  kindOf(field).check(field, value, at);

function isNumberOf({ min, max, isWhole }: NumberField, value: number | null): boolean {
  return value !== null && value >= min && value <= max && (!isWhole || Number.isInteger(value));
}

function numberFault({ isPrice, min, max }: NumberField, at: string): SettingProblem {
  return isPrice ? fault(at, 'price-wrong') : fault(at, 'not-between', { min, max });
}

function nameFaults(name: string, at: string): SettingProblem[] {
  if (name.trim() === '') return [fault(at, 'required')];
  return name.length > LEVEL_LENGTH ? [fault(at, 'too-long', { max: LEVEL_LENGTH })] : [];
}

function checkCount(
  count: number,
  { min, max }: { readonly min: number; readonly max: number },
  advised: Advised | undefined,
  field: string,
): SettingProblem[] {
  if (count < min) return [fault(field, 'too-few', { min })];
  if (count > max) return [fault(field, 'too-many', { max })];
  const { min: least, max: most } = advised ?? {};
  if (least !== undefined && count < least)
    return [
      { field, problem: 'advised-at-least', level: 'advice', min: least, ...(most !== undefined && { max: most }) },
    ];
  if (most !== undefined && count > most)
    return [
      { field, problem: 'advised-at-most', level: 'advice', max: most, ...(least !== undefined && { min: least }) },
    ];
  return [];
}

/** Those whose name an earlier one has. What has no name yet is told something else. */
function duplicates<T>(things: readonly T[], nameOf: (thing: T) => string): T[] {
  const seen = new Set<string>();
  return things.filter(thing => {
    const name = nameOf(thing).trim().toLowerCase();
    if (name === '') return false;
    const isKnown = seen.has(name);
    seen.add(name);
    return isKnown;
  });
}

function parseAll<T>(raw: unknown, most: number, parse: (one: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(raw) || raw.length > most) return undefined;
  const parsed: T[] = [];
  for (const one of raw) {
    const value = parse(one);
    if (value === undefined) return undefined;
    parsed.push(value);
  }
  return parsed;
}

function parseLevel(raw: unknown): SettingLevel | undefined {
  if (!isRecord(raw) || !isId(raw.id) || !isText(raw.name) || !isText(raw.picture)) return undefined;
  return { id: raw.id, name: raw.name, picture: raw.picture };
}

function isText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= KEPT_CHARACTERS && !raw.includes('\u0000');
}
