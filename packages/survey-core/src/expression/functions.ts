/** What an expression may call: how many arguments, and whether they must be questions. */
interface FunctionShape {
  readonly min: number;
  readonly max: number;
  /** Its arguments are questions themselves, not numbers. */
  readonly isOnQuestion?: boolean;
  /** It takes lists: a looped question stands for all its copies. */
  readonly isOverMany?: boolean;
}

const many = { min: 1, max: 1000, isOverMany: true };

const functions = {
  sum: many,
  average: many,
  smallest: many,
  largest: many,
  answered: { ...many, isOnQuestion: true },
  score: { min: 1, max: 1, isOnQuestion: true },
  count: { min: 1, max: 1, isOnQuestion: true },
  rank: { min: 1, max: 1, isOnQuestion: true },
  if: { min: 3, max: 3 },
  round: { min: 1, max: 2 },
  floor: { min: 1, max: 1 },
  ceiling: { min: 1, max: 1 },
  absolute: { min: 1, max: 1 },
  exponential: { min: 1, max: 1 },
  known: { min: 2, max: 2 },
} as const satisfies Record<string, FunctionShape>;

export type FunctionName = keyof typeof functions;

export function findFunction(name: string): FunctionShape | undefined {
  return Object.hasOwn(functions, name) ? functions[name as FunctionName] : undefined;
}
