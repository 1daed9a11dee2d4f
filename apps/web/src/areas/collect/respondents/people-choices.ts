import { type SendMethod, type SendState, sendMethods, sendStates } from '@wenshu/api-contract';
import type { PeopleFilter } from './people-filter.ts';

/** A list of choices with the one that leaves nobody out before them. */
export function choicesOf(any: string, values: readonly string[]): readonly { value: string; label: string }[] {
  return [{ value: '', label: any }, ...values.map(value => ({ value, label: value }))];
}

/** What the list can be searched by: labels are chosen, not searched. */
export const searchableOf = (columns: readonly string[]): readonly string[] =>
  columns.filter(column => column !== 'labels');

/** Columns that are there without those that somebody hid, and the other way round. */
export const without = (columns: readonly string[], left: readonly string[]): readonly string[] =>
  columns.filter(column => !left.includes(column));

/** What stands in the empty field of the search. */
export function searchHint(
  fields: readonly string[],
  words: { readonly searchAll: string; searchIn(of: { fields: string }): string },
  nameOf: (field: string) => string,
): string {
  return fields.length === 0 ? words.searchAll : words.searchIn({ fields: fields.map(nameOf).join(' / ') });
}

interface SentWords {
  readonly anySent: string;
  readonly sentBy: Readonly<Record<SendMethod, (of: { state: string }) => string>>;
  readonly states: Readonly<Record<SendState, string>>;
}

/** Each way of sending with each state that it can have. */
export function sentChoices({ anySent, sentBy, states }: SentWords): readonly { value: string; label: string }[] {
  return [
    { value: '', label: anySent },
    ...sendMethods.flatMap(method =>
      sendStates.map(state => ({ value: `${method}:${state}`, label: sentBy[method]({ state: states[state] }) })),
    ),
  ];
}

export function readSent(value: string): PeopleFilter['sent'] {
  const [method, state] = value.split(':') as [SendMethod, SendState | undefined];
  return state && { method, state };
}

export const writeSent = (sent: PeopleFilter['sent']): string => (sent ? `${sent.method}:${sent.state}` : '');

/** After a file was asked for: who was left out is told, where somebody was. */
export const leftOutNotice = (
  notAsked: number,
  words: { notAsked(of: { count: number }): string },
): string | undefined => (notAsked > 0 ? words.notAsked({ count: notAsked }) : undefined);
