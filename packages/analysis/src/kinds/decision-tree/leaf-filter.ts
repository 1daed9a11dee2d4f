import type { Filter } from '../../filter/filter.ts';
import type { Branch } from './found.ts';

/** Who belongs to a leaf, also of later records. */
export const leafFilter = (path: readonly Branch[]): Filter => ({ all: path.flatMap(testsOf) });

function testsOf({ key: variable, codes, from, to }: Branch): readonly Filter[] {
  return [
    ...(codes ? [{ test: 'choice', variable, is: 'any-of', codes } as const] : []),
    ...(from === undefined ? [] : [{ test: 'number', variable, compare: '>=', value: from } as const]),
    ...(to === undefined ? [] : [{ test: 'number', variable, compare: '<', value: to } as const]),
  ];
}
