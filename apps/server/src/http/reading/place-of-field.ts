import type { Call } from '@wenshu/api-contract';

/**
 * Where a call's input takes a field from. The right must be asked for on the very value that the handler will use: a
 * caller may send one id in the query and another in the body. A field that both take could differ, so it has no place.
 */
export function placeOfField(call: Call, field: string): 'query' | 'body' | undefined {
  const inQuery = hasField(call.query, field);
  const inBody = hasField(call.body, field);
  if (inQuery === inBody) return undefined;
  return inBody ? 'body' : 'query';
}

function hasField(schema: Call['query'], field: string): boolean {
  if (!schema || !('shape' in schema)) return false;
  return typeof schema.shape === 'object' && schema.shape !== null && Object.hasOwn(schema.shape, field);
}
