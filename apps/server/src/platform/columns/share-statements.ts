import type { CheckedRequest, CountRequest } from '@wenshu/analysis';
import { groupReading } from './counts-sql.repository.ts';
import type { AskedTable } from './request-sql.repository.ts';

/** What the counts of one statement keep of the records while it runs. Whatever would be more is counted by itself, and keeps nothing. */
const MOST_HELD_BYTES = 64 * 1024 * 1024;
/** Others get past between two statements, and hanging up is heard in one: they shall not be long. */
const MOST_COUNTS = 12;
const CODE_BYTES = 4;
/** A set with what it usually holds, and one that has a mask. */
const SET_BYTES = 48;
const MASK_BYTES = 8;
/** A weight and its square. */
const WEIGHT_BYTES = 24;

/** Requests of one trip, by their places: those that are counted by codes alone go into common statements. */
export function shareStatements(
  checked: readonly CheckedRequest[],
  asked: AskedTable,
  records: number,
): readonly (readonly number[])[] {
  const shares: number[][] = [];
  let open: { readonly places: number[]; readonly held: Set<string> } | undefined;
  for (const [place, { request }] of checked.entries()) {
    if (request.kind !== 'count' || request.by.some(by => groupReading(by, asked) !== 'codes')) {
      shares.push([place]);
      continue;
    }
    const keys = request.by.map(({ variable }) => variable);
    const together = new Set([...(open?.held ?? []), ...keys]);
    if (open && open.places.length < MOST_COUNTS && bytesOf(together, request, asked) * records <= MOST_HELD_BYTES) {
      open.places.push(place);
      for (const key of keys) open.held.add(key);
    } else {
      open = { places: [place], held: new Set(keys) };
      shares.push(open.places);
    }
  }
  return shares;
}

function bytesOf(keys: ReadonlySet<string>, { weight }: CountRequest, { columns }: AskedTable): number {
  const setBytes = (key: string) => (columns.maskColumn(key) ? MASK_BYTES : SET_BYTES);
  const sizes = [...keys].map(key => (columns.isList(key) ? setBytes(key) : CODE_BYTES));
  return sizes.reduce((sum, size) => sum + size, weight === undefined ? 0 : WEIGHT_BYTES);
}
