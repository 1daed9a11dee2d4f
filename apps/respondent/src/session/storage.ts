/** The browser's storage, or memory where it is forbidden (private mode, some web views): then a reload forgets, and nothing breaks. */
const memory = new Map<string, string>();

export function readStored<T>(key: string): T | undefined {
  try {
    const text = window.localStorage.getItem(key) ?? memory.get(key);
    return text === undefined || text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    const text = memory.get(key);
    return text === undefined ? undefined : (JSON.parse(text) as T);
  }
}

export function writeStored(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // Full or forbidden: the copy in memory has to do.
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
