import type { PresentPerson } from '@wenshu/api-contract';
import { coloursOf } from './person-look.ts';

export interface ColouredPerson extends PresentPerson {
  readonly colour: string;
}

interface Company {
  /** Everybody else once. */
  readonly people: readonly ColouredPerson[];
  /** Who is at which question. */
  readonly at: ReadonlyMap<string, readonly ColouredPerson[]>;
}

const companies = new WeakMap<readonly PresentPerson[], Company>();

/** The others, in order. The same answer for the same list: hundreds of cards ask. `ownId` counts for the colours, which all see alike. */
export function companyOf(others: readonly PresentPerson[], ownId: string | undefined): Company {
  const known = companies.get(others);
  if (known) return known;
  const people = otherPeople(others, ownId);
  const at = new Map<string, ColouredPerson[]>();
  for (const person of people)
    if (person.questionId !== null) at.set(person.questionId, [...(at.get(person.questionId) ?? []), person]);
  const company = { people, at };
  companies.set(others, company);
  return company;
}

/** A person with three pages is one person, at the page where something happens; and oneself is nobody else. */
function otherPeople(others: readonly PresentPerson[], ownId: string | undefined): readonly ColouredPerson[] {
  const colours = coloursOf([...others.map(person => person.personId), ...(ownId === undefined ? [] : [ownId])]);
  const people = new Map<string, ColouredPerson>();
  for (const person of others) {
    const known = people.get(person.personId);
    const isNearer = !known || (person.isTyping && !known.isTyping) || (known.questionId === null && person.questionId);
    if (!person.isSelf && isNearer)
      people.set(person.personId, { ...person, colour: colours.get(person.personId) ?? '' });
  }
  return [...people.values()];
}
