import type { Analysis } from '@wenshu/analysis/browser';
import type { Json } from '@wenshu/survey-core';

/** As the calls take it. */
export function asSent({ kind, derived, request, filter, weight }: Analysis) {
  const json = (value: object) => value as unknown as Json;
  return {
    kind,
    derived: derived as unknown as Record<string, Json>,
    request: json(request),
    ...(filter && { filter: json(filter) }),
    ...(weight && { weight: json(weight) }),
  };
}
