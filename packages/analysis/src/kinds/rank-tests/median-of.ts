import { descriptives } from '@wenshu/statistics';

export function medianOf(values: Float64Array): number | null {
  if (values.length === 0) return null;
  const settings = { confidence: 0.95, quantileMethod: 'haverage', topBox: [], bottomBox: [] } as const;
  return descriptives({ values, settings }).median ?? null;
}
