import type { Call } from '@wenshu/api-contract';
import * as contract from '@wenshu/api-contract';

export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

/** Every call of the contract once: the export lists some of them in two groups. */
export function contractCalls(): readonly Call[] {
  const groups = Object.entries(contract).filter(([name]) => name.endsWith('Calls'));
  const calls = groups.flatMap(([, group]) => Object.values(group as Record<string, Call>));
  return [...new Map(calls.map(call => [nameOf(call), call])).values()];
}
