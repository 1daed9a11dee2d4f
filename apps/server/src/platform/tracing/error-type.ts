const words = ['errorName', 'problem', 'word', 'code', 'name'] as const;

/** By which kind of error something ended: a word of our own, a code, or the error's name. Nothing of what it was about. */
export function errorType(error: unknown): string {
  const told = (typeof error === 'object' && error !== null ? error : {}) as Partial<Record<string, unknown>>;
  const word = words.map(key => told[key]).find(value => typeof value === 'string' && /^[\w.-]{1,60}$/.test(value));
  return String(word ?? 'unknown');
}
