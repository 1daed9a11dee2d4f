import type { Kind } from '../../kind/kind.ts';
import { checkCross } from './check.ts';
import { presentCross } from './exhibits.ts';
import { planCross } from './plan.ts';
import type { CrossRequest } from './request.ts';
import type { CrossResult } from './result.ts';
import { runCross } from './run.ts';

export const crossKind = {
  name: 'cross',
  takesWeight: true,
  listSlot: 'rows',
  check: checkCross,
  plan: planCross,
  run: runCross,
  present: presentCross,
} satisfies Kind<CrossRequest, CrossResult>;
