/** Takes away what came after Chrome 64 and iOS 12. It runs in the page, before its scripts. */
export function oldBrowser(): void {
  const newer: readonly [object, readonly string[]][] = [
    [
      Array.prototype,
      ['at', 'flat', 'flatMap', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'],
    ],
    [String.prototype, ['at', 'matchAll', 'replaceAll', 'trimStart', 'trimEnd', 'isWellFormed']],
    [Object, ['hasOwn', 'fromEntries', 'groupBy']],
    [Promise, ['allSettled', 'any', 'withResolvers']],
    [
      window,
      ['AbortController', 'AbortSignal', 'structuredClone', 'queueMicrotask', 'ResizeObserver', 'BroadcastChannel'],
    ],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
  ];
  for (const [target, names] of newer) for (const name of names) Reflect.deleteProperty(target, name);
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
}

/** A browser that keeps nothing: every use of its storage throws. */
export function refusedStorage(): void {
  const refuse = () => {
    throw new Error('storage is refused');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) Storage.prototype[name] = refuse;
}
