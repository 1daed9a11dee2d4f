import { requireLength } from '../column.ts';
import { StatisticsProblem } from '../problem.ts';
import { codeLevel, type LevelCoding } from './level-coding.ts';

export type CbcAttribute =
  | { name: string; type: 'categorical'; levels: readonly string[] }
  | { name: string; type: 'linear' };

/** Per attribute the position of its level, or the value of a linear one; `null` is the alternative "none of these". */
export type CbcAlternative = ArrayLike<number> | null;

export interface AttributeColumns {
  readonly names: readonly string[];
  /** Column at which each attribute begins. */
  readonly first: readonly number[];
}

/** The columns of the design: "attribute[level]" for all levels but the last, the name of a linear one, then "none". */
export function attributeColumns(attributes: readonly CbcAttribute[], hasNone: boolean): AttributeColumns {
  const names: string[] = [];
  const first = attributes.map(attribute => {
    const start = names.length;
    if (attribute.type === 'linear') names.push(attribute.name);
    else names.push(...attribute.levels.slice(0, -1).map(level => `${attribute.name}[${level}]`));
    return start;
  });
  if (hasNone) names.push('none');
  return { names, first };
}

export function codeAlternative(
  alternative: CbcAlternative,
  attributes: readonly CbcAttribute[],
  { names, first }: AttributeColumns,
  settings: { coding: LevelCoding; none: boolean },
): Float64Array {
  const row = new Float64Array(names.length);
  if (alternative === null) {
    if (!settings.none) throw new StatisticsProblem('invalid-setting', { setting: 'none' });
    row[names.length - 1] = 1;
    return row;
  }
  requireLength(alternative, attributes.length, 'alternatives');
  attributes.forEach((attribute, a) => {
    const value = alternative[a]!;
    row.set(
      attribute.type === 'linear'
        ? [requireNumber(attribute.name, value)]
        : codeShown(attribute, value, settings.coding),
      first[a]!,
    );
  });
  return row;
}

function requireNumber(column: string, value: number): number {
  if (typeof value === 'number' && Math.abs(value) <= 1e60) return value;
  throw new StatisticsProblem('not-a-number', { column, row: 0 });
}

function codeShown(
  attribute: { name: string; levels: readonly string[] },
  level: number,
  coding: LevelCoding,
): number[] {
  const { name, levels } = attribute;
  if (Number.isInteger(level) && level >= 0 && level < levels.length) return codeLevel(level, levels.length, coding);
  throw new StatisticsProblem('unknown-level', { column: name, level: String(level) });
}
