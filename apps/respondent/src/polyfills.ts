/**
 * What Chrome 64 and iOS 12 lack of the built-in library and the page uses. Their syntax is the compiler's work; these few lines are ours.
 * Only where something is missing: a newer browser keeps its own.
 */
function add(target: object, name: string, value: (...args: never[]) => unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  return this[index < 0 ? this.length + index : index];
}

add(window, 'queueMicrotask', (run: () => void) => void Promise.resolve().then(run));
add(Array.prototype, 'at', at);
add(String.prototype, 'at', at);
function flatten(list: readonly unknown[], depth: number): unknown[] {
  const flat: unknown[] = [];
  for (const one of list) flat.push(...(Array.isArray(one) ? (depth > 1 ? flatten(one, depth - 1) : one) : [one]));
  return flat;
}

add(Array.prototype, 'flat', function (this: unknown[], depth = 1): unknown[] {
  return flatten(this, depth);
});
add(Array.prototype, 'flatMap', function (this: unknown[], each: (one: unknown, index: number) => unknown): unknown[] {
  const mapped = this.map(each);
  return flatten(mapped, 1);
});
add(Array.prototype, 'findLast', function (this: unknown[], test: (one: unknown) => boolean): unknown {
  return [...this].reverse().find(test);
});
add(Array.prototype, 'findLastIndex', function (this: unknown[], test: (one: unknown) => boolean): number {
  for (let index = this.length - 1; index >= 0; index--) if (test(this[index])) return index;
  return -1;
});
add(Array.prototype, 'toSorted', function (this: unknown[], compare?: (a: unknown, b: unknown) => number): unknown[] {
  return [...this].sort(compare);
});
add(Array.prototype, 'toReversed', function (this: unknown[]): unknown[] {
  return [...this].reverse();
});
add(Array.prototype, 'with', function (this: unknown[], index: number, value: unknown): unknown[] {
  const copy = [...this];
  copy[index] = value;
  return copy;
});
add(Object, 'hasOwn', (target: object, key: PropertyKey) => Object.getOwnPropertyDescriptor(target, key) !== undefined);
add(Object, 'fromEntries', (entries: Iterable<readonly [string, unknown]>) => {
  const made: Record<string, unknown> = {};
  for (const [key, value] of entries) made[key] = value;
  return made;
});
add(String.prototype, 'matchAll', function (this: string, pattern: RegExp): Iterable<RegExpExecArray> {
  const found: RegExpExecArray[] = [];
  const search = new RegExp(pattern.source, pattern.flags);
  for (let match = search.exec(this); match; match = search.exec(this)) {
    found.push(match);
    if (match[0] === '') search.lastIndex++;
  }
  return found;
});
add(String.prototype, 'replaceAll', function (this: string, what: string, by: string): string {
  return this.split(what).join(by);
});
