/** A browser may refuse storage (private mode, full disk): then nothing is kept, and nothing breaks. */
function safely<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

interface Place {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

const over = (storage: () => Storage): Place => ({
  get: key => safely(() => storage().getItem(key) ?? undefined),
  set: (key, value) => safely(() => storage().setItem(key, value)),
  remove: key => safely(() => storage().removeItem(key)),
  keys: () => safely(() => Object.keys(storage())) ?? [],
});

/** Kept for this browser. */
export const browserPlace = over(() => localStorage);
/** Kept for this tab, across page loads. */
export const tabPlace = over(() => sessionStorage);

export function readJson(place: Place, key: string): unknown {
  return safely(() => JSON.parse(place.get(key) ?? 'null') as unknown) ?? undefined;
}
