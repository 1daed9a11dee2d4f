import type { Analysis } from '@wenshu/analysis/browser';

/** Without what is undefined: it must not be there at all when it is kept. */
export function withPart<Of extends Analysis, Key extends 'filter' | 'weight'>(
  analysis: Of,
  key: Key,
  value: Of[Key] | undefined,
): Of {
  const { [key]: _, ...rest } = analysis;
  return (value === undefined ? rest : { ...rest, [key]: value }) as Of;
}
