/**
 * The dotted path of a text that PostgreSQL cannot keep: one with a NUL, or with half a surrogate pair. Walks with a
 * list of its own instead of calling itself, because a body may be nested deeper than the stack.
 */
export function findBadCharacter(value: unknown): string | undefined {
  const open: { readonly path: string; readonly value: unknown }[] = [{ path: '', value }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value: current } = next;
    if (typeof current === 'string' && isBad(current)) return path;
    if (typeof current !== 'object' || current === null) continue;
    for (const [key, inner] of Object.entries(current)) {
      // The name itself may be the bad one; it is not repeated to the caller.
      if (isBad(key)) return path;
      open.push({ path: path === '' ? key : `${path}.${key}`, value: inner });
    }
  }
  return undefined;
}

const LONE_SURROGATE = /\p{Surrogate}/u;

function isBad(text: string): boolean {
  return text.includes('\0') || LONE_SURROGATE.test(text);
}

const ESCAPED = /\\u(?:0000|[dD][89a-fA-F])/;

/** Whether JSON text can hold such a character at all: in valid JSON they only occur escaped. Spares most bodies the walk. */
export function mayHoldBadCharacter(json: string): boolean {
  return ESCAPED.test(json);
}
