import type { ColumnKind } from './column-request.ts';

/** Whether a request, as it was sent, is answered without catching up first: the numbers of an order stand for the same records however many have come since. */
export function isFree(request: unknown): boolean {
  const { kind, isAsItIs } = (request ?? {}) as { readonly kind?: unknown; readonly isAsItIs?: unknown };
  return kind === ('ids' satisfies ColumnKind) || (kind === ('describe' satisfies ColumnKind) && isAsItIs === true);
}
