import type { Call } from '@wenshu/api-contract';
import * as z from 'zod/mini';

/** Throws when a handler's data is not what the contract promises, a field too many included: that one may be a secret. */
export function createAnswerCheck(call: Call): (data: unknown) => void {
  return data => {
    const result = z.safeParse(call.data, data);
    if (!result.success) throw new Error(`${call.path} breaks its contract: ${z.prettifyError(result.error)}`);
    const promised = JSON.stringify(sorted(result.data));
    const sent = JSON.stringify(sorted(data));
    if (promised !== sent) throw new Error(`${call.path} sends more than its contract says`);
  };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
