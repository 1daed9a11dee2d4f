import type { FrameCode } from '@wenshu/analysis';

/** Each followed by those below it. */
export function codesInOrder(
  codes: readonly FrameCode[],
  parent: number | null = null,
  level = 0,
): { code: FrameCode; level: number }[] {
  return codes
    .filter(one => one.parent === parent)
    .flatMap(code => [{ code, level }, ...codesInOrder(codes, code.code, level + 1)]);
}
