import { type DataVariable, type Filter, isFilter, MAX_FILTER_TESTS } from '@wenshu/analysis';
import type { recordLists } from '@wenshu/api-contract';
import { plain } from '@wenshu/survey-core';
import { Refusal } from '../../../refusal/refusal.ts';
import { notDeleted, notSetAside, ofOutcome, setAsideAs } from '../data-set/index.ts';

type RecordList = (typeof recordLists)[number];

export interface RecordSelection {
  readonly list: RecordList;
  readonly filter?: unknown;
  readonly search: string;
}

/** What each list shows. */
const inList: Readonly<Record<RecordList, Filter>> = {
  all: notDeleted,
  success: { all: [notSetAside, ofOutcome('complete')] },
  invalid: setAsideAs('invalid'),
  unfinished: { all: [notSetAside, ofOutcome('incomplete')] },
  declined: { all: [notSetAside, ofOutcome('declined')] },
  deleted: setAsideAs('deleted'),
};

/** The records of a list that a person filters and searches, as one filter. What cannot be asked is refused. */
export function selectionFilter({ list, filter, search }: RecordSelection, variables: readonly DataVariable[]): Filter {
  const byKey = new Map(variables.map(variable => [variable.key, variable]));
  if (filter !== undefined && !isFilter(filter, byKey)) throw new Refusal('filterNotUsable');
  const parts = [
    inList[list],
    ...(filter === undefined ? [] : [filter]),
    ...(search ? [searchFilter(search, variables)] : []),
  ];
  return parts.length === 1 ? parts[0]! : { all: parts };
}

/** Room for the list's own tests and the person's filter. */
const MOST_SEARCHED = Math.floor(MAX_FILTER_TESTS / 2);

/** Codes and versions are full of digits and letters that nobody looks for. */
const unsearched = new Set(['link', 'regionCode', 'terminal', 'system', 'browser'].map(name => `fact:${name}`));
const isSearched = ({ key }: DataVariable) => !unsearched.has(key);

/** Where somebody who types a few letters would expect them: in texts, in the words of choices, as a number of a record. */
function searchFilter(search: string, variables: readonly DataVariable[]): Filter {
  const wanted = plain(search);
  const tests = variables.filter(isSearched).flatMap(({ key, kept, categories = [] }): Filter[] => {
    if (kept === 'text') return [{ test: 'text', variable: key, is: 'contains', value: search }];
    if (kept !== 'code' && kept !== 'codes') return [];
    const codes = categories.filter(({ label }) => plain(label).includes(wanted)).map(({ code }) => code);
    return codes.length === 0 ? [] : [{ test: 'choice', variable: key, is: 'any-of', codes }];
  });
  const serial = Number(search);
  const byNumber: Filter[] = Number.isInteger(serial)
    ? [{ test: 'number', variable: 'fact:serial', compare: '=', value: serial }]
    : [];
  return { any: [...byNumber, ...tests].slice(0, MOST_SEARCHED) };
}
