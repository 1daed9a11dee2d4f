/** Whether something that was stored is a text for each field, as the example is: another version of the page may have written it. */
export function hasShapeOf<Inputs extends Readonly<Record<string, string>>>(
  example: Inputs,
  stored: unknown,
): stored is Inputs {
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.keys(example).every(field => typeof (stored as Record<string, unknown>)[field] === 'string');
}
