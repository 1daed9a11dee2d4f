/** What Chrome 64 and iOS 12 lack of the built-in library and the room uses. Only where it is missing. */
function add(target: object, name: string, value: (...args: never[]) => unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

add(window, 'queueMicrotask', (run: () => void) => void Promise.resolve().then(run));
add(Object, 'fromEntries', (entries: Iterable<readonly [string, unknown]>) => {
  const made: Record<string, unknown> = {};
  for (const [key, value] of entries) made[key] = value;
  return made;
});
add(Array.prototype, 'flatMap', function (this: unknown[], each: (one: unknown, index: number) => unknown): unknown[] {
  const none: unknown[] = [];
  return none.concat(...this.map(each));
});
