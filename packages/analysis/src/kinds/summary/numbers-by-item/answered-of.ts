import type { DataVariable } from '../../../data-set/variable.ts';
import type { Filter } from '../../../filter/filter.ts';

/** Who answered any of them. */
export function answeredOf([first, ...more]: readonly Pick<DataVariable, 'key'>[]): Filter {
  return {
    test: 'answered',
    variable: first!.key,
    is: true,
    ...(more.length > 0 && { more: more.map(({ key }) => key) }),
  };
}
