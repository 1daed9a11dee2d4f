import type { Flow } from '../flow/flow.ts';
import { connectParents } from './connect-parents.ts';
import { type Drafts, draftSlots } from './drafts.ts';
import { markDealt } from './mark-dealt.ts';
import type { AreMixed } from './mixing.ts';
import type { Program, Slot } from './program.ts';

/** A flow's slots before any rule is added to them. */
export function beginProgram(flow: Flow, bind: Slot['bind'], areMixed: AreMixed = () => false): Drafts {
  const drafts = draftSlots(flow, bind, areMixed);
  connectParents(drafts);
  markDealt(drafts);
  return drafts;
}

export function finishProgram(
  { flow, groups, slots, problems }: Drafts,
  calculations: Program['calculations'],
): Program {
  const slotOf = new Map(slots.map(slot => [slot.key, slot.index]));
  return { flow, groups, slots, slotOf, calculations, problems };
}
