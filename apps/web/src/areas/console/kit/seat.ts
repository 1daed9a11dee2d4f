import { useQuery } from '@tanstack/react-query';
import {
  type CallData,
  type OperatorRight,
  type OperatorSeat,
  type operatorDoorCalls,
  operatorHolds,
} from '@wenshu/api-contract';
import { queries } from '../../../app/queries.ts';

export type DoorState = CallData<typeof operatorDoorCalls.state>;
const key = ['operator-door'];

/** Who sits here, or by what one comes in. */
export function useDoor(load: () => Promise<DoorState>) {
  return useQuery({ queryKey: key, queryFn: load });
}

export function useSeat(): OperatorSeat | null {
  // Below the frame there is always one; who loses it is at the door.
  return useQuery<DoorState>({ queryKey: key, enabled: false }).data?.seat ?? null;
}

export function useMayOperate(): (right: OperatorRight) => boolean {
  const roles = useSeat()?.roles ?? [];
  return right => operatorHolds(roles, right);
}

/** What the rooms have shown is not for the next one who sits down. */
export function takeSeat(seat: OperatorSeat): void {
  queries.setQueryData<DoorState>(key, { seat, takesSecret: false, hasOperators: true });
}

/** Whether there was one to lose. */
export function loseSeat(): boolean {
  const door = queries.getQueryData<DoorState>(key);
  if (!door?.seat) return false;
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
  queries.setQueryData<DoorState>(key, { ...door, seat: null });
  void queries.invalidateQueries({ queryKey: key });
  return true;
}
