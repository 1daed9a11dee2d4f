import type { Variable } from '../../filter/variable.ts';
import { listedNames } from '../../filter/variable-names.ts';
import { FLAGS, SERIAL, STATUS } from './row-looks.ts';

export interface GridColumn {
  readonly key: string;
  readonly variable: Variable;
  /** What a head has room for: the rows of a matrix by what differs. */
  readonly name: string;
  readonly width: number;
}

const NARROWEST = 64;
const WIDEST = 800;
/** More than the call takes at once nobody looks at. */
const MOST_COLUMNS = 1_990;

/** What a record tells about itself that is looked at first; all the rest of it can be chosen. */
const USUAL_FACTS = [SERIAL, STATUS, 'fact:submittedAt'];
const USUAL_LAST_FACTS = [FLAGS, 'fact:durationSeconds', 'fact:channel', 'fact:memo'];

export function usualColumns(variables: readonly Variable[]): readonly string[] {
  const asked = variables.filter(({ questionId }) => questionId !== undefined).map(({ key }) => key);
  return [...USUAL_FACTS, ...asked, ...USUAL_LAST_FACTS].slice(0, MOST_COLUMNS);
}

/** The columns to show, those that are still there. */
export function gridColumns(
  variables: ReadonlyMap<string, Variable>,
  keys: readonly string[],
  widths: Readonly<Record<string, number>>,
): readonly GridColumn[] {
  const names = listedNames(variables.values());
  return keys.slice(0, MOST_COLUMNS).flatMap(key => {
    const variable = variables.get(key);
    return variable ? [{ key, variable, name: names.get(key)!, width: widths[key] ?? usualWidth(variable) }] : [];
  });
}

export const inWidth = (width: number) => Math.round(Math.max(NARROWEST, Math.min(width, WIDEST)));

const usualWidths: Readonly<Record<Variable['kept'], number>> = {
  code: 150,
  codes: 200,
  number: 110,
  text: 200,
  texts: 160,
  moment: 170,
};

function usualWidth({ key, kept }: Variable): number {
  return key === SERIAL ? 84 : usualWidths[kept];
}

/** A column moved to before the one that stands at a place now; beyond the last, to the end. */
export function moved(keys: readonly string[], key: string, before: number): readonly string[] {
  const from = keys.indexOf(key);
  if (from < 0) return keys;
  const others = keys.filter(one => one !== key);
  const place = Math.max(0, before > from ? before - 1 : before);
  return [...others.slice(0, place), key, ...others.slice(place)];
}
