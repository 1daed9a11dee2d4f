import type { Operator } from '../../../authorisation/operator.ts';

/** An operator as what they wrote keeps them: by the name that they have. A start writes nothing. */
export function handOf({ kind, name }: Operator): { kind: 'person' | 'secret' | 'command'; name: string } {
  return { kind: kind === 'start' ? 'command' : kind, name: kind === 'person' ? name : '' };
}
