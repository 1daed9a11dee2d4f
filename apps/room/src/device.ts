/** What lies on the device, or in memory where that is forbidden: then a reload forgets, and nothing breaks. */
const memory = new Map<string, string>();

export function readKept(key: string): unknown {
  let text: string | null | undefined;
  try {
    text = window.localStorage.getItem(key);
  } catch {
    text = memory.get(key);
  }
  try {
    return text === null || text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // Full or forbidden: memory has to do.
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** A personal code in the address: the last part of its path, or `?code=`. */
export function codeIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const [, inPath] = /\/online-symposium\/([0-9A-Za-z]{20,40})\/?$/.exec(pathname) ?? [];
  const [, inQuery] = /[?&]code=([0-9A-Za-z]{20,40})(?:&|$)/.exec(search) ?? [];
  return inPath ?? inQuery;
}
