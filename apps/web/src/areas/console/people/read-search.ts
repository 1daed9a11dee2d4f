import { checkAccount, isPartOfName, readAccount } from '@wenshu/api-contract';

/** What somebody typed to find people: the whole of a phone or an address, or a part of a name; undefined when it is a part of a number. */
export type PeopleSearch = { readonly account: string } | { readonly words: string };

export function readSearch(typed: string): PeopleSearch | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (checkAccount(text) === undefined) return { account: readAccount(text) };
  return isPartOfName(text) ? { words: text } : undefined;
}
