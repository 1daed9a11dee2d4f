import type { DataVariable } from './variable.ts';

/** What makes an end of a scale an end. */
const DEGREE =
  /^(?:非常|十分|极其|极度|极|很|完全|强烈|特别|绝对|一定|肯定|very|strongly|extremely|completely|totally|absolutely|definitely|highly)\s*/i;
const NOT = /^(?:不太|不|没有|没|毫不|un|dis|not at all|not)\s*/i;
const OPPOSITES: readonly (readonly [string, string])[] = [
  ...([['差', '好'] as const, ['低', '高'], ['少', '多'], ['弱', '强'], ['从不', '总是'], ['从不', '经常']] as const),
  ...([['poor', 'good'] as const, ['poor', 'excellent'], ['bad', 'good'], ['low', 'high']] as const),
  ...([['never', 'always'] as const, ['never', 'often']] as const),
];
/** Which of two ends is the lower one. */
const LOWER = /不|没|从未|差|劣|低|少|弱|\b(?:never|not|poor|bad|terrible|low|dis\w+|un\w+)\b/i;
const UPPER =
  /^(?:非常|十分|极其|极|很|特别|完全|总是)|\b(?:very|strongly|extremely|completely|totally|always|excellent)\b/i;
/** What stands beside a scale and not upon it. */
const ASIDE =
  /不知道|不清楚|不了解|不适用|说不清|不好说|拒答|其他|无所谓|没有?(?:使)?用过|未(?:使)?用过|没有?(?:经历|接触|体验)过|(?:have|did) not (?:used?|tried?|experienced?)\b|haven.?t (?:used|tried)|\bnot (?:yet )?used\b|don.?t know|not applicable|not sure|prefer not|\bn\/a\b|\bother\b/i;
const POINT = /^(-?\d+(?:\.\d+)?)\s*(?:分|点|星|points?|stars?)?$/i;
const [LEAST_STEPS, MOST_STEPS] = [3, 11];

/** Where the upper end is; of “very cheap … very dear” nobody can say. */
type Direction = 'rising' | 'falling' | 'unknown';

export interface WordedScale {
  readonly direction: Direction;
  /** Where each option stands, from 0 at the first that is upon the scale to 1 at the last; undefined where it stands beside it. */
  readonly places: readonly (number | undefined)[];
}

/**
 * Whether options go from one end to the other, as “very dissatisfied … very satisfied” or “1 … 5” do. Nobody states an order of the
 * options of a single choice or of a matrix, and yet most of those with such ends are scales. Which end comes first does not matter.
 */
export function wordedScale(labels: readonly string[]): WordedScale | undefined {
  const known = labels.map(label => label.trim());
  const isBeside = known.map(label => isAside(label, known));
  const upon = known.filter((_, at) => !isBeside[at]);
  if (upon.length < LEAST_STEPS || upon.length > MOST_STEPS) return undefined;
  const direction = directionOfPoints(upon) ?? directionOfEnds(upon[0]!, upon.at(-1)!);
  if (!direction) return undefined;
  let place = 0;
  return { direction, places: isBeside.map(beside => (beside ? undefined : place++ / (upon.length - 1))) };
}

/** “不了解” beside “非常了解” is an end of the scale and does not stand beside it. */
function isAside(label: string, labels: readonly string[]): boolean {
  if (!ASIDE.test(label) || DEGREE.test(label)) return false;
  const bare = label.toLowerCase().replace(NOT, '');
  return !labels.some(other => (!ASIDE.test(other) || DEGREE.test(other)) && other.toLowerCase().includes(bare));
}

/** Whether the answers of a variable are such a scale: then their codes are points. */
export const isWordedScale = (variable: Worded): boolean => codesBeside(variable) !== undefined;

/**
 * Of such a scale the codes of what stands beside it, “don't know” at its end: answers, and no points. Undefined of anything else, and
 * where something stands beside it in the middle: then the codes are no equal steps.
 */
export function codesBeside({ kept, categories = [], missing = [] }: Worded): readonly number[] | undefined {
  if (kept !== 'code') return undefined;
  const asked = categories.filter(({ code }) => !missing.includes(code));
  const places = wordedScale(asked.map(({ label }) => label))?.places;
  if (!places) return undefined;
  const [first, last] = [places.indexOf(0), places.indexOf(1)];
  const beside = asked.filter((_, at) => places[at] === undefined);
  return last - first + 1 + beside.length === asked.length ? beside.map(({ code }) => code) : undefined;
}

type Worded = Pick<DataVariable, 'kept' | 'missing'> & {
  readonly categories?: readonly { readonly code: number; readonly label: string }[] | undefined;
};

function directionOfPoints(labels: readonly string[]): Direction | undefined {
  const points = labels.map(label => Number(POINT.exec(label)?.[1] ?? Number.NaN));
  const steps = points.slice(1).map((point, at) => point - points[at]!);
  if (steps.every(step => step > 0)) return 'rising';
  return steps.every(step => step < 0) ? 'falling' : undefined;
}

function directionOfEnds(first: string, last: string): Direction | undefined {
  if (!areEnds(first, last)) return undefined;
  if (LOWER.test(first) === LOWER.test(last)) return 'unknown';
  return LOWER.test(first) ? 'rising' : 'falling';
}

function areEnds(first: string, last: string): boolean {
  if (DEGREE.test(first) && DEGREE.test(last)) return true;
  const [a, b] = [first, last].map(label => label.toLowerCase().replace(DEGREE, '')) as [string, string];
  const bare = (end: string) => end.replace(NOT, '');
  const isDenied = bare(a) === bare(b) && a !== b;
  const isOne = (upper: string, lower: string) => UPPER.test(upper) && !LOWER.test(upper) && LOWER.test(lower);
  return (
    isDenied ||
    OPPOSITES.some(([low, high]) => (a === low && b === high) || (a === high && b === low)) ||
    isOne(first, last) ||
    isOne(last, first)
  );
}
