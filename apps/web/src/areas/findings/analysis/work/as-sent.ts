import type { Analysis } from '@wenshu/analysis/browser';
import { asJson } from '@wenshu/survey-core';

/** As the calls take it. */
export function asSent({ kind, derived, request, filter, weight }: Analysis) {
  return {
    kind,
    derived: Object.fromEntries(Object.entries(derived).map(([key, recipe]) => [key, asJson(recipe)])),
    request: asJson(request),
    ...(filter && { filter: asJson(filter) }),
    ...(weight && { weight: asJson(weight) }),
  };
}
