import type { PresentPerson } from '@wenshu/api-contract';

/** Everybody else once: a person with three pages is one person, at the page where something happens; and oneself is nobody else. */
export function otherPeople(others: readonly PresentPerson[]): readonly PresentPerson[] {
  const people = new Map<string, PresentPerson>();
  for (const person of others) {
    const known = people.get(person.personId);
    const isNearer = !known || (person.isTyping && !known.isTyping) || (known.questionId === null && person.questionId);
    if (!person.isSelf && isNearer) people.set(person.personId, person);
  }
  return [...people.values()];
}

const byList = new WeakMap<readonly PresentPerson[], ReadonlyMap<string, readonly PresentPerson[]>>();

/** Who is at a question. The same answer for the same list: hundreds of cards ask. */
export function peopleAt(others: readonly PresentPerson[], questionId: string): readonly PresentPerson[] | undefined {
  let places = byList.get(others);
  if (!places) {
    const found = new Map<string, PresentPerson[]>();
    for (const person of otherPeople(others))
      if (person.questionId !== null) found.set(person.questionId, [...(found.get(person.questionId) ?? []), person]);
    byList.set(others, found);
    places = found;
  }
  return places.get(questionId);
}
