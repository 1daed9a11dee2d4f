import type { DataVariable } from '../../data-set/variable.ts';

/** Whether a mean says something: of numbers, and of codes that have an order. */
export function hasNumbers(variable: DataVariable | undefined): boolean {
  return (
    variable !== undefined &&
    (variable.kept === 'number' || (variable.kept === 'code' && variable.measure !== 'nominal'))
  );
}
