import { type CountedGroup, every, type Filter } from '@wenshu/analysis';
import { outcomeStatuses, type RecordOutcome } from '@wenshu/api-contract';
import { notSetAside, ofOutcome, setAsideAs } from '../data-set/index.ts';

/** What has become of records. Each that is not deleted is in exactly one of them. */
export const groupNames = ['complete', 'screened', 'quotaFull', 'incomplete', 'declined', 'invalid'] as const;
export type GroupName = (typeof groupNames)[number];
export type Tally = Readonly<Record<GroupName, number>>;

const STATUS = 'fact:status';
const SET_ASIDE = 'fact:setAside';
const SUBMITTED = 'fact:submittedAt';
const STARTED = 'fact:startedAt';

/** What a count is told apart by; the last of what it is counted by. */
export const byGroup: readonly string[] = [STATUS, SET_ASIDE];

const ofGroup: Readonly<Record<GroupName, Filter>> = {
  complete: every([ofOutcome('complete'), notSetAside]),
  screened: every([ofOutcome('screened'), notSetAside]),
  quotaFull: every([ofOutcome('quotaFull'), notSetAside]),
  incomplete: every([ofOutcome('incomplete'), notSetAside]),
  declined: every([ofOutcome('declined'), notSetAside]),
  invalid: setAsideAs('invalid'),
};

export const groupFilter = (group: GroupName): Filter => ofGroup[group];

/** Of a head that narrows nothing: what its other head says is all that is opened. Deleted records are in no list but their own. */
export const EVERYTHING: Filter = { all: [] };

const groupOfStatus = new Map<number, GroupName>(
  Object.entries(outcomeStatuses).flatMap(([name, statuses]) =>
    statuses.map((status): [number, GroupName] => [status, name as RecordOutcome]),
  ),
);

/** Of a group that was counted by the two above, with others before them. */
function groupOf({ by }: CountedGroup): GroupName | undefined {
  const [status, setAside] = by.slice(-byGroup.length);
  return setAside === null ? groupOfStatus.get(status as number) : 'invalid';
}

export const NOBODY: Tally = { complete: 0, screened: 0, quotaFull: 0, incomplete: 0, declined: 0, invalid: 0 };

export function tallyOf(groups: readonly CountedGroup[]): Tally {
  const tally: Record<GroupName, number> = { ...NOBODY };
  for (const group of groups) {
    const name = groupOf(group);
    if (name) tally[name] += group.count;
  }
  return tally;
}

/** The groups that a table tells of. Where no agreement is asked for, nobody can decline one: then there is no line for it. */
export const groupsIn = (tallies: readonly Tally[]): readonly GroupName[] =>
  groupNames.filter(name => name !== 'declined' || tallies.some(tally => tally.declined > 0));

export const totalOf = (tally: Tally): number => groupNames.reduce((sum, name) => sum + tally[name], 0);

/** Days, or hours of one, both ends included. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

function momentIn(variable: string, { first, last }: Span): Filter {
  if (first === last) return { test: 'moment', variable, compare: '=', value: first };
  return {
    all: [
      { test: 'moment', variable, compare: '>=', value: first },
      { test: 'moment', variable, compare: '<=', value: last },
    ],
  };
}

export const isOpen: Filter = { test: 'answered', variable: SUBMITTED, is: false };
/** What a submitted record is dated by, and an unfinished one. */
export const moments = { submitted: SUBMITTED, started: STARTED } as const;

/** The records of some days: submitted ones by when they were, unfinished ones by when they were begun. */
export function happenedIn(span: Span): Filter {
  return { any: [momentIn(SUBMITTED, span), every([isOpen, momentIn(STARTED, span)])] };
}

const NEVER_SUBMITTED: ReadonlySet<GroupName> = new Set(['incomplete', 'declined']);

/** The records of a group in some days, said as shortly as it can be. */
export function groupIn(group: GroupName, span: Span | undefined): Filter {
  const own = groupFilter(group);
  if (!span) return own;
  if (group === 'invalid') return every([own, happenedIn(span)]);
  return every([own, momentIn(NEVER_SUBMITTED.has(group) ? STARTED : SUBMITTED, span)]);
}
