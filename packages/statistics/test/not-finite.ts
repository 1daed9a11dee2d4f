/** The paths at which a result holds NaN or an infinite number; a statistic must never give either. */
export function notFinite(value: unknown, path = 'result'): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (value === null || typeof value !== 'object') return [];
  const parts = ArrayBuffer.isView(value) ? Array.from(value as Float64Array).entries() : Object.entries(value);
  return [...parts].flatMap(([key, part]) => notFinite(part, `${path}.${key}`));
}
