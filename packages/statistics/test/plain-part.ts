/** A result without what only weights bring into it: the part that an unweighted result has too. */
export function plainPart<Result extends object>(result: Result): Result {
  const { effective: _, design: __, effectiveN: ___, weightedN: ____, ...rest } = result as Result &
    Partial<Record<'effective' | 'design' | 'effectiveN' | 'weightedN', unknown>>;
  return rest as unknown as Result;
}
