import type { DataVariable } from '../../data-set/variable.ts';
import type { Net } from './request.ts';

/** A category or a net of a question: a line of a table, or a column of a banner. */
export interface Line {
  /** `c3` is the code 3, `n0` the first net. */
  readonly id: string;
  readonly codes: readonly number[];
  /** Which net it is. */
  readonly net?: number;
}

interface Shown {
  readonly nets?: readonly Net[];
  readonly hidden?: readonly number[];
}

/** How the values of a question come out of a count: the answer itself, one of a set's codes, or one of its nets (by place, from 1). */
export type CountedAs = 'whole' | 'each' | 'nets';

/**
 * The categories as the questionnaire has them, then codes that occur without being one, ascending. A net stands before the first category
 * that it holds, and gathers the ones behind it that no net before it has taken.
 */
export function linesOf(
  variable: Pick<DataVariable, 'categories'> | undefined,
  shown: Shown,
  occurring: readonly number[] = [],
): readonly Line[] {
  return flatten(unitsOf(variable, shown, occurring));
}

/** The same by how much each has of something. What is no value ("don't know") stays behind. */
export function sortedLines(
  variable: DataVariable | undefined,
  shown: Shown,
  occurring: readonly number[],
  { direction, amountOf }: { direction: 'descending' | 'ascending'; amountOf: (line: Line) => number },
): readonly Line[] {
  const sign = direction === 'descending' ? -1 : 1;
  const isNoValue = ({ codes, net }: Line) => net === undefined && variable?.missing?.includes(codes[0]!) === true;
  const inOrder = (a: Line, b: Line) =>
    Number(isNoValue(a)) - Number(isNoValue(b)) || sign * (amountOf(a) - amountOf(b));
  const units = unitsOf(variable, shown, occurring).map(({ head, members }) => ({
    ...(head && { head }),
    members: [...members].sort(inOrder),
  }));
  const first = ({ head, members }: Unit) => head ?? members[0]!;
  return flatten(units.filter(unit => first(unit)).sort((a, b) => inOrder(first(a), first(b))));
}

/** A net with the categories that stand behind it, or one category by itself. */
interface Unit {
  readonly head?: Line;
  readonly members: readonly Line[];
}

const flatten = (units: readonly Unit[]): readonly Line[] =>
  units.flatMap(({ head, members }) => [...(head ? [head] : []), ...members]);

function unitsOf(
  variable: Pick<DataVariable, 'categories'> | undefined,
  { nets = [], hidden = [] }: Shown,
  occurring: readonly number[],
): readonly Unit[] {
  const known = variable?.categories?.map(({ code }) => code) ?? [];
  const isKnown = new Set(known);
  const others = [...new Set(occurring)].filter(code => !isKnown.has(code)).sort((a, b) => a - b);
  const codes = [...known, ...others];
  const places = new Map(codes.map((code, place) => [code, place]));
  const takenBy = new Map<number, number>();
  for (const [net, { codes: held }] of nets.entries())
    for (const code of held) if (!takenBy.has(code)) takenBy.set(code, net);
  const isHidden = new Set(hidden);
  const lineOf = (code: number): readonly Line[] => (isHidden.has(code) ? [] : [categoryLine(code)]);
  const alone = codes.flatMap((code, place) => (takenBy.has(code) ? [] : [{ place, members: lineOf(code) }]));
  const netted = nets.map((held, net) => ({
    place: held.codes.reduce((first, code) => Math.min(first, places.get(code) ?? codes.length), codes.length),
    head: netLine(net, held),
    members: codes.filter(code => takenBy.get(code) === net).flatMap(lineOf),
  }));
  // Of two nets that begin with the same category the one that has taken it stands right before it.
  return [...netted, ...alone].sort((a, b) => a.place - b.place || a.members.length - b.members.length);
}

const categoryLine = (code: number): Line => ({ id: `c${code}`, codes: [code] });
const netLine = (net: number, { codes }: Net): Line => ({ id: `n${net}`, codes, net });

/** Which lines a counted value belongs to. */
export function linesByValue(lines: readonly Line[], as: CountedAs): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  const add = (value: number, line: number) => {
    const known = found.get(value);
    if (known) known.push(line);
    else found.set(value, [line]);
  };
  for (const [place, { codes, net }] of lines.entries()) {
    if (as === 'nets') {
      if (net !== undefined) add(net + 1, place);
    } else if (net === undefined || as === 'whole') for (const code of new Set(codes)) add(code, place);
  }
  return found;
}
