/**
 * Words in the order of their code points, which is the same on every machine; the language's own comparison goes by
 * 16-bit units and misplaces rare characters, a locale's differs between machines.
 *
 * @example
 * ['b', 'a', 'B'].sort(compareCodePoints) // ['B', 'a', 'b']
 */
export function compareCodePoints(a: string, b: string): number {
  const left = Array.from(a);
  const right = Array.from(b);
  const shared = Math.min(left.length, right.length);
  for (let i = 0; i < shared; i++) {
    const difference = left[i]!.codePointAt(0)! - right[i]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
