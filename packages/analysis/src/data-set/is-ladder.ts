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
const POINT = /^(-?\d+(?:\.\d+)?)\s*(?:分|点|星|points?|stars?)?$/i;
const [LEAST_RUNGS, MOST_RUNGS] = [3, 11];

type Laddered = Pick<DataVariable, 'kept' | 'missing'> & {
  readonly categories?: readonly { readonly code: number; readonly label: string }[] | undefined;
};

/**
 * Whether options go from one end to the other, as “very dissatisfied … very satisfied” or “1 … 5” do. Nobody states an order of the
 * options of a single choice or of a matrix, and yet most of those with such ends are scales. Which end comes first does not matter.
 */
export function isLadder({ kept, categories = [], missing = [] }: Laddered): boolean {
  const labels = categories.filter(({ code }) => !missing.includes(code)).map(({ label }) => label.trim());
  if (kept !== 'code' || labels.length < LEAST_RUNGS || labels.length > MOST_RUNGS) return false;
  return arePoints(labels) || areEnds(labels[0]!, labels.at(-1)!);
}

function arePoints(labels: readonly string[]): boolean {
  const points = labels.map(label => Number(POINT.exec(label)?.[1] ?? Number.NaN));
  const steps = points.slice(1).map((point, at) => point - points[at]!);
  return steps.every(step => step > 0) || steps.every(step => step < 0);
}

function areEnds(first: string, last: string): boolean {
  if (DEGREE.test(first) && DEGREE.test(last)) return true;
  const [a, b] = [first, last].map(label => label.toLowerCase().replace(DEGREE, '')) as [string, string];
  const bare = (end: string) => end.replace(NOT, '');
  const isDenied = bare(a) === bare(b) && a !== b;
  return isDenied || OPPOSITES.some(([low, high]) => (a === low && b === high) || (a === high && b === low));
}
