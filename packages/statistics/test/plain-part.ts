const ofWeights = new Set(['effective', 'design', 'effectiveN', 'weightedN', 'weightedSizes', 'effectiveTasks']);

/** A result without what weights bring into it, at any depth: the part that a result without weights has too. */
export function plainPart(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(plainPart);
  if (result === null || typeof result !== 'object') return result;
  const kept = Object.entries(result).filter(([key]) => !ofWeights.has(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, plainPart(part)]));
}
