import type { Plan, Variables } from '../../kind/kind.ts';
import { layAsks } from './lay-asks.ts';
import type { CrossRequest } from './request.ts';

export function planCross(request: CrossRequest, variables: Variables): Plan {
  const { asks, derived } = layAsks(request, variables);
  return { asks, derived };
}
