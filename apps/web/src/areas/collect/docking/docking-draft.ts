import { type DockingKey, isChannelName } from '@wenshu/api-contract';
import { isLink } from '@wenshu/survey-core';

export const dockingOutcomes = ['finished', 'screened', 'quota-full'] as const;

/** A system as it is being written. */
export interface DockingDraft extends Pick<DockingKey, 'name' | 'cap' | 'pushAddress' | 'pushes'> {
  readonly ends: Readonly<Partial<Record<string, string>>>;
}

export type DockingProblem = 'name' | 'push' | (typeof dockingOutcomes)[number];

const isPushAddress = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address);

/** The server pushes to web addresses alone; whoever is sent back may be sent to any link. */
export function findDockingProblems({ name, pushAddress, ends }: DockingDraft): DockingProblem[] {
  return [
    ...(isChannelName(name.trim()) ? [] : (['name'] as const)),
    ...(pushAddress === '' || isPushAddress(pushAddress) ? [] : (['push'] as const)),
    ...dockingOutcomes.filter(outcome => ends[outcome] && !isLink(ends[outcome])),
  ];
}

/** As the call takes it: an outcome without an address is none. */
export function sentDocking({ name, cap, pushAddress, pushes, ends }: DockingDraft) {
  const filled = Object.entries(ends).filter((end): end is [string, string] => Boolean(end[1]?.trim()));
  return { name: name.trim(), cap, pushAddress, pushes, endPageLinks: Object.fromEntries(filled) };
}
